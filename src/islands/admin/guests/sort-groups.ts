import type { GroupRow } from '#contract/views.ts';
import { type GuestType, guestTypes } from '#domain/guest-group.ts';

/** The columns by which the list can be put in order. */
export const sortKeys = ['name', 'type', 'invitedBy', 'events', 'members'] as const;

export type SortKey = (typeof sortKeys)[number];

export type Sorting = { key: SortKey; down: boolean };

/** As the groups come from the server. */
export const byName: Sorting = { key: 'name', down: false };

export const isSortKey = (key: string): key is SortKey =>
  (sortKeys as readonly string[]).includes(key);

const rank = Object.fromEntries(guestTypes.map((type, place) => [type, place])) as Record<
  GuestType,
  number
>;

const orders: Record<Exclude<SortKey, 'name'>, (one: GroupRow, other: GroupRow) => number> = {
  type: (one, other) => rank[one.guest_type] - rank[other.guest_type],
  invitedBy: (one, other) => one.invited_by.localeCompare(other.invited_by, 'es'),
  events: (one, other) => one.eventIds.length - other.eventIds.length,
  members: (one, other) => one.members.length - other.members.length,
};

/** Those that are alike stay in the order of their names, whichever way the rest goes. */
export const sortGroups = (rows: readonly GroupRow[], { key, down }: Sorting): GroupRow[] => {
  if (key === 'name') return down ? rows.toReversed() : [...rows];
  const order = orders[key];
  return rows.toSorted(down ? (one, other) => order(other, one) : order);
};

/** The same column once more turns the order around. */
export const turned = (before: Sorting, key: SortKey): Sorting => ({
  key,
  down: before.key === key && !before.down,
});
