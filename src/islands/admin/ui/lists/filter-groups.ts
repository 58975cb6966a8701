import { codeKey, type GuestType, nameKey } from '#domain/groups/guest-group.ts';

/** With thousands of groups only so many are drawn at a time; the page brings as many along. */
export const step = 12;

export type Filters = {
  groupName: string;
  accessCode: string;
  guestType: GuestType | '';
  invitedBy: string;
};

export const noFilters: Filters = { groupName: '', accessCode: '', guestType: '', invitedBy: '' };

export const areSet = (filters: Filters) => Object.values(filters).some((text) => text !== '');

/** What every list of groups knows of a group. */
export type SearchEntry = {
  group_name: string;
  access_code: string;
  guest_type: GuestType;
  invited_by: string;
};

/** Groups with their search text, computed once and not at every key. */
export type GroupIndex<Group> = { group: Group; name: string; code: string }[];

export const indexGroups = <Group extends SearchEntry>(
  groups: readonly Group[],
): GroupIndex<Group> =>
  groups.map((group) => ({
    group,
    name: nameKey(group.group_name),
    code: codeKey(group.access_code),
  }));

/** Accents and capitals do not count, nor do hyphens and spaces in a code. */
export const filterGroups = <Group extends SearchEntry>(
  index: GroupIndex<Group>,
  filters: Filters,
): Group[] => {
  const name = nameKey(filters.groupName);
  const code = codeKey(filters.accessCode);
  // Only characters that no name contains: no match, rather than all groups.
  if (name === '' && filters.groupName.trim() !== '') return [];
  return index
    .filter(
      (entry) =>
        entry.name.includes(name) &&
        entry.code.includes(code) &&
        (filters.guestType === '' || entry.group.guest_type === filters.guestType) &&
        (filters.invitedBy === '' || entry.group.invited_by === filters.invitedBy),
    )
    .map(({ group }) => group);
};
