import type { DoorPersonView, SaveArrival } from '#contract/door.ts';
import { type ArrivalFact, arrivedAt, mergedFacts } from '#domain/days/arrivals.ts';
import type { StoredList, PendingMark } from './door-store.ts';

export const factOf = ({ id, arrived, at }: SaveArrival): ArrivalFact => ({
  id: id!,
  arrived,
  at: Date.parse(at),
});

/** Who or what was meant, as the helper reads it. */
export const nameIn = (stored: StoredList | undefined, { json }: PendingMark): string => {
  const { name } = json as { name?: string };
  const { memberId } = json as { memberId?: number };
  return name ?? stored?.list.people.find((one) => one.memberId === memberId)?.name ?? '';
};

/** A person as this phone knows them: what the server has, and what was said here. */
export type KnownPerson = DoorPersonView & { at: number | null };

type Known = { list: StoredList | undefined; pending: readonly PendingMark[] };

export const knownPeople = ({ list, pending }: Known): KnownPerson[] => {
  const said = new Map<string, ArrivalFact[]>();
  for (const one of pending) {
    if (one.type !== 'arrival') continue;
    const key = `${one.json.memberId} ${one.json.eventId}`;
    said.set(key, [...(said.get(key) ?? []), factOf(one.json)]);
  }
  return (list?.list.people ?? []).map((person) => {
    const own = said.get(`${person.memberId} ${person.eventId}`);
    const facts = own ? mergedFacts(person.facts, own) : person.facts;
    return { ...person, facts, at: arrivedAt(facts) };
  });
};
