import type { Draft } from './draft.ts';
import type { Notes } from './notes.ts';
import type { StoredGroup } from './stored-group.ts';

/**
 * How many people the group may bring beside those it names.
 * @param named the people of the group who have a name, in the file or stored
 * @returns undefined where the file says nothing that the stored group does not have
 */
export const extraPlacesOf = (
  draft: Draft,
  named: number,
  stored: StoredGroup | undefined,
  notes: Notes,
): number | undefined => {
  const { companions } = draft;
  const extraPlaces = draft.fields.extra_places;
  const count = Math.max(extraPlaces ?? 0, companions, unnamedIn(draft, named, notes));
  const isProvided = extraPlaces !== undefined || count > (stored?.fields.extra_places ?? 0);
  return isProvided ? count : undefined;
};

/** A column of numbers of people means each row's, or the whole group's, repeated or given once. */
const unnamedIn = ({ extraCount, people }: Draft, named: number, notes: Notes): number => {
  const peopleIn = (row: number) => people.filter((person) => person.row === row).length;
  const rows = [...extraCount];
  if (rows.every(([row, count]) => peopleIn(row) === count)) return 0;
  const [[firstRow, total] = [0, 0]] = rows;
  if (rows.some(([, count]) => count !== total)) {
    return rows.reduce((sum, [row, count]) => sum + Math.max(0, count - peopleIn(row)), 0);
  }
  if (total < named) {
    notes.remark(firstRow, { code: 'fewer_places', extraCount: total, people: named });
  }
  return total - named;
};
