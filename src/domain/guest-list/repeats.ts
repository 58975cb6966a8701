import { nameKey } from '#domain/groups/guest-group.ts';
import { parsePhone, hasMoreThanNumber } from '#domain/messages/phone.ts';
import { isSameDiet } from '#domain/responses/dietary.ts';
import { type Notes, type PersonDetail, personDetails } from './notes.ts';
import type { DraftPerson } from './people.ts';

/** A name without letters has an empty key. */
export const personKey = (name: string) => nameKey(name) || name;

const isSameDetail = (detail: PersonDetail, one: DraftPerson, other: DraftPerson): boolean => {
  if (detail === 'diet') return isSameDiet(one.diet!, other.diet!);
  if (detail === 'profile') return JSON.stringify(one.profile) === JSON.stringify(other.profile);
  const [first, second] = [one[detail]!, other[detail]!];
  if (detail === 'email') return first.toLowerCase() === second.toLowerCase();
  const numbers = [first, second].map((phone) => parsePhone(phone).e164);
  const isSameNumber = numbers[0] !== null && numbers[0] === numbers[1];
  if (isSameNumber && !(hasMoreThanNumber(first) && hasMoreThanNumber(second))) return true;
  return digitsOf(first) === digitsOf(second);
};

const digitsOf = (phone: string) => phone.replace(/\D/gu, '');

/** A fact that only the later row has, or a number beside which it has another. */
const isCompleted = (detail: PersonDetail, one: DraftPerson, later: DraftPerson): boolean => {
  if (later[detail] === undefined) return false;
  if (one[detail] === undefined) return true;
  return detail === 'phone' && hasMoreThanNumber(later.phone!) && !hasMoreThanNumber(one.phone!);
};

/** The facts that both have, and that are not the same. */
const differences = (one: DraftPerson, other: DraftPerson): PersonDetail[] =>
  personDetails.filter(
    (detail) =>
      one[detail] !== undefined && other[detail] !== undefined && !isSameDetail(detail, one, other),
  );

type Unrepeated = {
  people: DraftPerson[];
  /** Row → the row that named the same person first. */
  duplicate: Map<number, number>;
};

/**
 * The people of a group, each once: a later row of the same name completes the earlier one, unless its facts contradict it;
 * then it is another person, and the couple is told. People with a number of our own are who they are.
 */
export const withoutRepeats = (all: readonly DraftPerson[], notes: Notes): Unrepeated => {
  const people: DraftPerson[] = [];
  const duplicate = new Map<number, number>();
  for (const person of all) {
    const sameNames = people.filter(({ name }) => personKey(name) === personKey(person.name));
    const [first] = sameNames;
    if (!first || person.reference !== undefined) {
      people.push(person);
      continue;
    }
    const same = sameNames.find((other) => differences(other, person).length === 0);
    if (!same) {
      people.push(person);
      notes.remark(person.row, {
        code: 'namesake',
        row: first.row,
        differs: differences(first, person),
      });
      continue;
    }
    duplicate.set(person.row, same.row);
    const adds = personDetails.filter((detail) => isCompleted(detail, same, person));
    if (adds.length === 0) continue;
    const added = Object.fromEntries(adds.map((detail) => [detail, person[detail]]));
    people[people.indexOf(same)] = { ...same, ...added };
    notes.remark(person.row, { code: 'completes', row: same.row, adds });
  }
  return { people, duplicate };
};
