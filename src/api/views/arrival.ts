import type { ArrivalView } from '#contract/door.ts';
import { type ArrivalFact, arrivedAt } from '#domain/days/arrivals.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';

const stateOf = (facts: readonly ArrivalFact[]) => {
  const at = arrivedAt(facts);
  return { facts: [...facts], arrived: at !== null, arrived_at: at && zonedIso(new Date(at)) };
};

/** All that was said of a person at an event, or at a stop of a bus. */
export const arrivalView = (
  person: Pick<ArrivalView, 'memberId' | 'eventId'>,
  facts: readonly ArrivalFact[],
): ArrivalView => ({ ...person, ...stateOf(facts) }) as ArrivalView;
