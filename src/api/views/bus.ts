import type { Db } from '#db/connection.ts';
import { factsOnBuses, listBuses, passengersOf } from '#db/models/door/boardings.ts';
import { listHelpers } from '#db/models/door/door-helpers.ts';
import { findEvent, listEvents } from '#db/models/events/events.ts';
import type { StoredQuestion } from '#db/models/questions/questions.ts';
import type { BoardingCountView, DoorView } from '#contract/door.ts';
import { arrivedAt } from '#domain/days/arrivals.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import { byName } from '#domain/seating/sheets.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import { arrivalView } from './arrival.ts';

/** A bus as its driver sees it: its stops, and who gets on at each. */
export const busView = (
  db: Db,
  question: StoredQuestion,
): Pick<DoorView, 'bus' | 'events' | 'people'> => {
  const facts = factsOnBuses(db, [question.id]).get(question.id);
  const event = question.event_id === null ? listEvents(db)[0] : findEvent(db, question.event_id);
  const date = event ? zonedIso(atDelayedTimes(event).date) : '';
  return {
    bus: question.text,
    events: question.options.map((name, at) => ({ id: at + 1, name, date, end_date: null })),
    people: byName(
      passengersOf(db, question)
        .filter(({ stop }) => stop >= 0)
        .map(({ memberId, name, groupName, stop }) => ({
          ...arrivalView({ memberId, eventId: stop + 1 }, facts?.get(memberId) ?? []),
          ...{ name, groupName, table: null, companion: false, declined: false },
        })),
    ),
  };
};

/** The buses to an event, with how many people get on at each stop. */
export const passengersAtStops = (db: Db, eventId: number) =>
  listBuses(db)
    .filter(({ event_id }) => event_id === eventId)
    .map((bus) => {
      const passengers = passengersOf(db, bus);
      return {
        name: bus.text,
        stops: bus.options.map((name, at) => ({
          name,
          people: passengers.filter(({ stop }) => stop === at).length,
        })),
      };
    });

/** What a driver's link may be for. */
export const busViews = (db: Db) => listBuses(db).map(({ id, text }) => ({ id, text }));

/** Of each bus that has a driver or passengers on it, how many got on at each stop. */
export const boardingCountViews = (db: Db): BoardingCountView[] => {
  const buses = listBuses(db);
  const facts = factsOnBuses(
    db,
    buses.map(({ id }) => id),
  );
  const driven = new Set(listHelpers(db).map(({ question_id }) => question_id));
  return buses
    .filter(({ id }) => driven.has(id) || facts.has(id))
    .map((bus) => {
      const passengers = passengersOf(db, bus);
      const hasBoarded = (memberId: number) =>
        arrivedAt(facts.get(bus.id)?.get(memberId) ?? []) !== null;
      return {
        questionId: bus.id,
        name: bus.text,
        stops: bus.options.map((name, at) => {
          const here = passengers.filter(({ stop }) => stop === at);
          const boarded = here.filter(({ memberId }) => hasBoarded(memberId)).length;
          return { name, boarded, expected: here.length };
        }),
      };
    });
};
