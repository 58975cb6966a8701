import type { EventGroupView } from '#contract/rsvps.ts';
import { nameKey } from '#domain/groups/guest-group.ts';

/** Groups with the search text of their members, computed once and not at every search. */
export type EventGroupIndex = { group: EventGroupView; key: string; memberKeys: string[] }[];

export const indexEventGroups = (groups: readonly EventGroupView[]): EventGroupIndex =>
  groups.map((group) => ({
    group,
    key: nameKey(group.groupName),
    memberKeys: group.members.map(({ name }) => nameKey(name)),
  }));

/**
 * A group that bears the sought name is found whole, otherwise with the members that bear it.
 * Accents and capitals do not count.
 */
export const searchGroups = (index: EventGroupIndex, query: string): EventGroupView[] => {
  const key = nameKey(query);
  // Only characters that no name contains: no match, rather than all groups.
  if (key === '' && query.trim() !== '') return [];
  return index.flatMap(({ group, key: groupKey, memberKeys }) => {
    if (groupKey.includes(key)) return [group];
    const members = group.members.filter((_, place) => memberKeys[place]?.includes(key));
    return members.length > 0 ? [{ ...group, members }] : [];
  });
};
