import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import type { EventView } from '#contract/events.ts';
import { nameKey } from '#domain/groups/guest-group.ts';

export type EventOption = Pick<EventView, 'id' | 'name' | 'day_number'>;

/** How many groups a page of the list has. */
export const pageSize = 100;

/** How many of the first page the server draws: more than a screen shows, and few enough to come at once. */
export const firstRowCount = 40;

/** The list with a group that was saved, in its place by name. */
export const withRow = (rows: GroupRow[], row: GroupRow): GroupRow[] => {
  const rest = withoutRow(rows, row.id);
  const key = nameKey(row.group_name);
  const at = rest.findIndex(({ group_name }) => nameKey(group_name) > key);
  rest.splice(at < 0 ? rest.length : at, 0, row);
  return rest;
};

export const withoutRow = (rows: GroupRow[], id: number): GroupRow[] =>
  rows.filter((row) => row.id !== id);

export const countMembers = (rows: readonly GroupRow[]): number =>
  rows.reduce((sum, { members }) => sum + members.length, 0);
