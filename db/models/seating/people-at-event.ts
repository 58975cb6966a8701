import type { Db } from '#db/connection.ts';
import { sheetPeople, type SheetPerson, type SheetTable } from '#domain/seating/sheets.ts';
import { assignedSeats } from '../events/seat-assignments.ts';
import { plannedGroup } from '../events/planned-group.ts';
import { responsesOfEvent } from '../responses/responses.ts';
import { listTableGroups } from './tables.ts';

/**
 * The tables of an event, and the people who come or may still come, with their diets and seats: of all groups, or of some.
 * @throws DomainError `not_found`
 */
export const peopleAtEvent = (
  db: Db,
  eventId: number,
  groupIds?: readonly number[],
): { tables: SheetTable[]; people: SheetPerson[] } => {
  const tables = listTableGroups(db, eventId).map(({ id, name, capacity }) => ({
    id,
    name,
    capacity,
  }));
  const groups = responsesOfEvent(db, eventId, { groupIds });
  const people = sheetPeople({
    tables,
    groups: groups.map(plannedGroup),
    seats: new Map(assignedSeats(db, eventId).map(({ guest_id, seat }) => [guest_id, seat])),
    traits: new Map(
      groups.flatMap(({ responses }) =>
        responses.map(({ memberId, diet, profile }) => [memberId, { diet, profile }] as const),
      ),
    ),
  });
  return { tables, people };
};
