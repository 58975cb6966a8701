import type { Db } from '#db/connection.ts';
import { findEvent } from '#db/models/events/events.ts';
import { listAssignments, plannedGroups } from '#db/models/events/places.ts';
import { responsesOfEvent } from '#db/models/responses/responses.ts';
import { listTableGroups } from '#db/models/seating/tables.ts';
import { hasTents } from '#domain/events/event-kind.ts';
import {
  alphabet,
  kitchenSheet,
  placeCards,
  sheetPeople,
  tableSheets,
} from '#domain/seating/sheets.ts';
import { longDate } from '#domain/time/wedding-time.ts';

/** The seating of an event for printing and export. @throws DomainError `not_found` */
export const seatingSheets = (db: Db, eventId: number) => {
  const { id, name, date } = findEvent(db, eventId);
  const tables = listTableGroups(db, eventId).map((table) => ({
    id: table.id,
    name: table.name,
    capacity: table.capacity,
  }));
  const people = sheetPeople({
    tables,
    groups: plannedGroups(db, eventId),
    places: new Map(listAssignments(db, eventId).map(({ guest_id, place }) => [guest_id, place])),
    diets: new Map(
      responsesOfEvent(db, eventId).flatMap(({ cells }) =>
        cells.map(({ memberId, diet }) => [memberId, diet] as const),
      ),
    ),
  });
  return {
    event: { id, name, date: longDate(date) },
    sleeping: hasTents(name),
    tables: tableSheets(tables, people),
    letters: alphabet(people),
    cards: placeCards(tables, people),
    kitchen: kitchenSheet(tables, people),
  };
};

export type SeatingSheets = ReturnType<typeof seatingSheets>;
