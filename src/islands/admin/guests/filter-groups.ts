import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import { codeKey } from '#domain/groups/guest-group.ts';

export type GroupFilter = {
  name: string;
  code: string;
  /** One of the couple; empty for both. */
  invitedBy: string;
  eventId: number | null;
  /** Whether a phone of the group holds everything for the road. */
  trip: 'ready' | 'missing' | '';
};

export const noFilter: GroupFilter = { name: '', code: '', invitedBy: '', eventId: null, trip: '' };

export const hasFilters = ({ name, code, invitedBy, eventId, trip }: GroupFilter): boolean =>
  [name.trim(), code.trim(), invitedBy, trip].some((text) => text !== '') || eventId !== null;

/** A group with what its filters compare, prepared once for thousands of keystrokes. */
export type SearchableGroup = { row: GroupRow; name: string; code: string; codeKey: string };

export const searchable = (row: GroupRow): SearchableGroup => ({
  row,
  name: normalized(row.group_name),
  code: normalized(row.access_code),
  codeKey: codeKey(row.access_code),
});

/**
 * Parts of names and codes; capitals and accents do not count, nor do a code's hyphens.
 * @param groupIds the groups that gave an answer; null where no answer is sought
 * @param ready the groups that can read everything without signal
 */
export const filterGroups = (
  groups: readonly SearchableGroup[],
  { name, code, invitedBy, eventId, trip }: GroupFilter,
  groupIds: ReadonlySet<number> | null = null,
  ready: ReadonlySet<number> = new Set(),
): GroupRow[] => {
  const nameQuery = normalized(name.trim());
  const codeQuery = normalized(code.trim());
  // Written without its hyphen a code is found across it.
  const keyQuery = /[^\p{L}\p{N}]/u.test(codeQuery) ? '' : codeKey(codeQuery);
  const hasCode = (group: SearchableGroup) =>
    group.code.includes(codeQuery) || (keyQuery !== '' && group.codeKey.includes(keyQuery));
  return groups
    .filter(
      (group) =>
        (groupIds?.has(group.row.id) ?? true) &&
        group.name.includes(nameQuery) &&
        hasCode(group) &&
        (invitedBy === '' || group.row.invited_by === invitedBy) &&
        (eventId === null || group.row.eventIds.includes(eventId)) &&
        (trip === '' || ready.has(group.row.id) === (trip === 'ready')),
    )
    .map(({ row }) => row);
};

const normalized = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
