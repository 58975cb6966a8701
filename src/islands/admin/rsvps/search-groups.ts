import type { EventGroupView } from '#contract/views.ts';
import { nameKey } from '#domain/guest-group.ts';

/**
 * A group that bears the sought name is found whole, otherwise with the members that bear it.
 * Accents and capitals do not count.
 */
export const searchGroups = (groups: EventGroupView[], sought: string): EventGroupView[] => {
  const key = nameKey(sought);
  if (key === '') return sought.trim() === '' ? groups : [];
  const bearsIt = (name: string) => nameKey(name).includes(key);
  return groups.flatMap((group) => {
    if (bearsIt(group.groupName)) return [group];
    const members = group.members.filter(({ name }) => bearsIt(name));
    return members.length > 0 ? [{ ...group, members }] : [];
  });
};
