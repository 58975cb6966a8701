import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { peopleAtEvent } from '#db/models/seating/people-at-event.ts';
import type { VenueNeedView, VenueSheetView } from '#contract/venue-sheet.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import { hasTents } from '#domain/events/event-kind.ts';
import { type PersonNeed, needsChair } from '#domain/groups/profile.ts';
import { byName, tableSheets } from '#domain/seating/sheets.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import { passengersAtStops } from './bus.ts';
import { doorAtEvent } from './door-at-event.ts';

/** Of all events, in the order in which they begin. */
export const venueSheets = (db: Db): VenueSheetView[] =>
  listEvents(db).map((event) => {
    const { id, name, location, date, end_date: end } = atDelayedTimes(event);
    const { tables, people } = peopleAtEvent(db, id);
    const coming = people.filter(({ isPending }) => !isPending);
    const ofAge = (group: 'child' | 'infant') =>
      coming.filter(({ profile }) => profile.ageGroup === group).length;
    const needsOf = (need: PersonNeed): VenueNeedView[] =>
      byName(coming.filter(({ profile }) => profile.needs.includes(need))).map((person) => ({
        ...{ need, name: person.name, table: person.table?.name ?? null },
      }));
    return {
      ...{ id, name, location, confirmed: coming.length },
      date: zonedIso(date),
      end_date: end && zonedIso(end),
      planned_date: event.delay_minutes === 0 ? null : zonedIso(event.date),
      pending: people.length - coming.length,
      children: ofAge('child'),
      infants: ofAge('infant'),
      chairs: coming.filter(({ profile }) => needsChair(profile)).length,
      sleeping: hasTents(name),
      places:
        tables.length === 0
          ? []
          : tableSheets(tables, people).map(({ table, confirmed, pending }) => ({
              ...{ name: table?.name ?? null, capacity: table?.capacity ?? 0 },
              ...{ people: confirmed, pending },
            })),
      needs: [...needsOf('high_chair'), ...needsOf('accessible_place')],
      buses: passengersAtStops(db, id),
      door: doorAtEvent(db, id),
    };
  });
