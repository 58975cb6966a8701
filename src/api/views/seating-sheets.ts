import type { Db } from '#db/connection.ts';
import { findEvent } from '#db/models/events/events.ts';
import { peopleAtEvent } from '#db/models/seating/people-at-event.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import { hasTents } from '#domain/events/event-kind.ts';
import { alphabet, seatCards, tableSheets } from '#domain/seating/sheets.ts';
import { fullDate } from '#domain/time/wedding-time.ts';

/** The seating of an event for printing and export. @throws DomainError `not_found` */
export const seatingSheets = (db: Db, eventId: number) => {
  const { id, name, date } = atDelayedTimes(findEvent(db, eventId));
  const { tables, people } = peopleAtEvent(db, eventId);
  return {
    event: { id, name, date: fullDate(date) },
    sleeping: hasTents(name),
    tables: tableSheets(tables, people),
    initials: alphabet(people),
    cards: seatCards(tables, people),
  };
};

export type SeatingSheets = ReturnType<typeof seatingSheets>;
