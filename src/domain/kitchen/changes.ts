import { type Menu, menuOf } from '../groups/profile.ts';
import { isSameDiet, type Diet } from '../responses/dietary.ts';
import { byName, type SheetPerson } from '../seating/sheets.ts';

/** A person for whom the kitchen cooks. */
export type KitchenPerson = {
  memberId: number;
  groupId: number;
  name: string;
  diet: Diet;
  menu: Menu;
  /** The table's name, as the kitchen reads it; null without a seat. */
  table: string | null;
};

export type KitchenChanges = {
  added: KitchenPerson[];
  removed: KitchenPerson[];
  /** As they are now, beside what was sent. */
  changed: { now: KitchenPerson; before: KitchenPerson }[];
};

/** The people who said yes; who has not answered yet is not cooked for. */
export const peopleToServe = (people: readonly SheetPerson[]): KitchenPerson[] =>
  people
    .filter(({ isPending }) => !isPending)
    .map(({ id, groupId, name, diet, profile, table }) => ({
      memberId: id,
      groupId,
      name,
      diet,
      menu: menuOf(profile),
      table: table?.name ?? null,
    }));

/** What the kitchen does not know yet: the difference between what was sent and now, by name. */
export const kitchenChanges = (
  sent: readonly KitchenPerson[],
  now: readonly KitchenPerson[],
): KitchenChanges => {
  const before = new Map(sent.map((person) => [person.memberId, person]));
  const current = new Set(now.map(({ memberId }) => memberId));
  return {
    added: byName(now.filter(({ memberId }) => !before.has(memberId))),
    removed: byName(sent.filter(({ memberId }) => !current.has(memberId))),
    changed: byName(now).flatMap((person) => {
      const known = before.get(person.memberId);
      return known && !isSamePerson(known, person) ? [{ now: person, before: known }] : [];
    }),
  };
};

const isSamePerson = (one: KitchenPerson, other: KitchenPerson): boolean =>
  one.name === other.name &&
  one.table === other.table &&
  one.menu === other.menu &&
  isSameDiet(one.diet, other.diet);

export const countChanges = ({ added, removed, changed }: KitchenChanges): number =>
  added.length + removed.length + changed.length;

/** How a person on the sheet is marked: new on it, or different from what was sent. */
export type Mark =
  { kind: 'added' } | { kind: 'changed'; now: KitchenPerson; before: KitchenPerson };

/** By member, for the lines of the sheet; who was removed is on no line. */
export const changedOf = ({ added, changed }: KitchenChanges): ReadonlyMap<number, Mark> =>
  new Map<number, Mark>([
    ...added.map(({ memberId }) => [memberId, { kind: 'added' }] as const),
    ...changed.map((one) => [one.now.memberId, { kind: 'changed', ...one }] as const),
  ]);
