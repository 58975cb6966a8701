import { nameKey } from '#domain/groups/guest-group.ts';
import { parsePhone } from '#domain/messages/phone.ts';
import { isSameDiet } from '#domain/responses/dietary.ts';
import { type Notes, type PersonFact, personFacts } from './notes.ts';
import type { DraftPerson } from './people.ts';

/** A name without letters has an empty key. */
export const personKey = (name: string) => nameKey(name) || name;

const isSameFact = (fact: PersonFact, one: DraftPerson, other: DraftPerson): boolean => {
  if (fact === 'diet') return isSameDiet(one.diet!, other.diet!);
  const [first, second] = [one[fact]!, other[fact]!];
  if (fact === 'email') return first.toLowerCase() === second.toLowerCase();
  const phones = [first, second].map(
    (phone) => parsePhone(phone).e164 ?? phone.replace(/\D/gu, ''),
  );
  return phones[0] === phones[1];
};

/** The facts that both have, and that are not the same. */
const differences = (one: DraftPerson, other: DraftPerson): PersonFact[] =>
  personFacts.filter(
    (fact) => one[fact] !== undefined && other[fact] !== undefined && !isSameFact(fact, one, other),
  );

type Unrepeated = {
  people: DraftPerson[];
  /** Row → the row that named the same person first. */
  repeated: Map<number, number>;
};

/**
 * The people of a group, each once: a later row of the same name completes the earlier one, unless its facts contradict it;
 * then it is another person, and the couple is told. People with a number of our own are who they are.
 */
export const withoutRepeats = (all: readonly DraftPerson[], notes: Notes): Unrepeated => {
  const people: DraftPerson[] = [];
  const repeated = new Map<number, number>();
  for (const person of all) {
    const namesakes = people.filter(({ name }) => personKey(name) === personKey(person.name));
    const [first] = namesakes;
    if (!first || person.reference !== undefined) {
      people.push(person);
      continue;
    }
    const same = namesakes.find((other) => differences(other, person).length === 0);
    if (!same) {
      people.push(person);
      notes.remark(person.row, {
        code: 'namesake',
        row: first.row,
        differs: differences(first, person),
      });
      continue;
    }
    repeated.set(person.row, same.row);
    const adds = personFacts.filter(
      (fact) => same[fact] === undefined && person[fact] !== undefined,
    );
    if (adds.length === 0) continue;
    people[people.indexOf(same)] = { ...person, ...same };
    notes.remark(person.row, { code: 'completes', row: same.row, adds });
  }
  return { people, repeated };
};
