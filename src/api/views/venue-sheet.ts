import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { peopleAtEvent } from '#db/models/seating/people-at-event.ts';
import type { DoorAtEventView } from '#contract/door.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import { hasTents } from '#domain/events/event-kind.ts';
import { type PersonNeed, takesChair } from '#domain/groups/profile.ts';
import { byName, tableSheets } from '#domain/seating/sheets.ts';
import { passengersAtStops } from './bus.ts';
import { doorAtEvent } from './door-at-event.ts';

type NeedOfPerson = { name: string; table: string | null; need: PersonNeed };

/** What whoever runs the venue has to know of an event: numbers, places, chairs. No phone, code, diet or gift. */
export type VenueSheet = {
  id: number;
  name: string;
  location: string;
  date: Date;
  end: Date | null;
  /** Null where it is as planned. */
  planned: Date | null;
  /** People who said yes; `pending` have not answered. */
  confirmed: number;
  pending: number;
  children: number;
  infants: number;
  chairs: number;
  /** The places are tents. */
  sleeping: boolean;
  /** Empty for an event without tables. The last one may be null: people without a seat. */
  places: { name: string | null; people: number; pending: number; capacity: number }[];
  needs: NeedOfPerson[];
  buses: { name: string; stops: { name: string; people: number }[] }[];
  door: DoorAtEventView | null;
};

/** Of all events, in the order in which they begin. */
export const venueSheets = (db: Db): VenueSheet[] =>
  listEvents(db).map((event) => {
    const { id, name, location, date, end_date: end } = atDelayedTimes(event);
    const { tables, people } = peopleAtEvent(db, id);
    const coming = people.filter(({ isPending }) => !isPending);
    const ofAge = (group: 'child' | 'infant') =>
      coming.filter(({ profile }) => profile.ageGroup === group).length;
    const needsOf = (need: PersonNeed): NeedOfPerson[] =>
      byName(coming.filter(({ profile }) => profile.needs.includes(need))).map((person) => ({
        ...{ need, name: person.name, table: person.table?.name ?? null },
      }));
    return {
      ...{ id, name, location, date, end, confirmed: coming.length },
      planned: event.delay_minutes === 0 ? null : event.date,
      pending: people.length - coming.length,
      children: ofAge('child'),
      infants: ofAge('infant'),
      chairs: coming.filter(({ profile }) => takesChair(profile)).length,
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
