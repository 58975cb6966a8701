import type { Db } from '#db/connection.ts';
import { countArrived, factsAtEvents } from '#db/models/door/arrivals.ts';
import { listHelpers, type Helper } from '#db/models/door/door-helpers.ts';
import { openSurprises, type Surprise } from '#db/models/door/surprises.ts';
import { findEvent, listEvents } from '#db/models/events/events.ts';
import { plannedGroup } from '#db/models/events/planned-group.ts';
import { assignedSeats } from '#db/models/events/seat-assignments.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { findQuestion } from '#db/models/questions/questions.ts';
import { responsesOfEvent } from '#db/models/responses/responses.ts';
import { peopleAtEvent } from '#db/models/seating/people-at-event.ts';
import { listTableGroups } from '#db/models/seating/tables.ts';
import { countResponses } from '#db/models/statistics.ts';
import type {
  ArrivalCountView,
  DoorPersonView,
  DoorView,
  HelperView,
  SurpriseView,
} from '#contract/door.ts';
import type { ArrivalFact } from '#domain/days/arrivals.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import { bestMatches } from '#domain/search.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import { byName } from '#domain/seating/sheets.ts';
import { partsOf } from '#domain/seating/seating.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import { hashOf } from '../access/tokens.ts';
import { arrivalView } from './arrival.ts';
import { busView } from './bus.ts';

export const helperView = (helper: Helper, now: Date): HelperView => ({
  id: helper.id,
  name: helper.name,
  event_ids: helper.eventIds,
  question_id: helper.question_id,
  expires_at: zonedIso(helper.expires_at),
  isExpired: helper.expires_at <= now,
});

export const helperViews = (db: Db, now: Date): HelperView[] =>
  listHelpers(db).map((helper) => helperView(helper, now));

const peopleOf = (
  db: Db,
  eventId: number,
  facts: ReadonlyMap<number, ArrivalFact[]>,
): DoorPersonView[] => {
  const tables = new Map(listTableGroups(db, eventId).map(({ id, name }) => [id, name]));
  const seats = new Map(assignedSeats(db, eventId).map(({ guest_id, seat }) => [guest_id, seat]));
  const people = responsesOfEvent(db, eventId)
    .map(plannedGroup)
    .flatMap((group) =>
      partsOf(group, seats.get(group.id) ?? null).flatMap(({ table, members }) =>
        members.map(({ id, name, isCompanion, isAttending }) => ({
          ...arrivalView({ memberId: id, eventId }, facts.get(id) ?? []),
          name,
          groupName: group.group_name,
          table: table === null ? null : (tables.get(table) ?? null),
          companion: isCompanion,
          declined: isAttending === false,
        })),
      ),
    );
  return byName(people);
};

/** All that a helper sees. */
export const doorView = (db: Db, helper: Helper): DoorView => {
  const view = {
    helper: { name: helper.name, expires_at: zonedIso(helper.expires_at) },
    ...(helper.question_id === null
      ? eventsAtDoor(db, helper)
      : busView(db, findQuestion(db, helper.question_id))),
  };
  return { version: hashOf(JSON.stringify(view)).slice(0, 16), ...view };
};

const eventsAtDoor = (db: Db, helper: Helper): Pick<DoorView, 'bus' | 'events' | 'people'> => {
  const facts = factsAtEvents(db, helper.eventIds);
  return {
    bus: null,
    events: helper.eventIds.map((eventId) => {
      const { id, name, date, end_date } = atDelayedTimes(findEvent(db, eventId));
      return { id, name, date: zonedIso(date), end_date: end_date && zonedIso(end_date) };
    }),
    people: helper.eventIds.flatMap((eventId) =>
      peopleOf(db, eventId, facts.get(eventId) ?? new Map()),
    ),
  };
};

/** At each event: who has arrived, and who had said yes. */
export const arrivalCountViews = (db: Db): ArrivalCountView[] => {
  const arrived = new Map(countArrived(db).map((one) => [one.eventId, one.arrived]));
  const attending = countResponses(db).filter(({ isAttending }) => isAttending);
  const expected = new Map(attending.map(({ eventId, people }) => [eventId, people]));
  return listEvents(db).map(({ id, name }) => ({
    eventId: id,
    name,
    arrived: arrived.get(id) ?? 0,
    expected: expected.get(id) ?? 0,
  }));
};

/** The tables of an event with their empty chairs. */
const tablesWithRoom = (db: Db, eventId: number): SurpriseView['tables'] => {
  const { tables, people } = peopleAtEvent(db, eventId);
  return byName(tables).map(({ id, name, capacity }) => ({
    id,
    name,
    free: capacity - people.filter(({ table }) => table?.id === id).length,
  }));
};

export const surpriseViews = (db: Db): SurpriseView[] => {
  const open = openSurprises(db);
  if (open.length === 0) return [];
  const groups = listGroups(db).map((group) => ({
    ...group,
    title: group.group_name,
    detail: group.members.map(({ name }) => name).join(' '),
  }));
  const tables = new Map(
    [...new Set(open.map(({ event_id }) => event_id))].map((id) => [id, tablesWithRoom(db, id)]),
  );
  const groupFor = ({ guest_id, host, name }: Surprise) =>
    groups.find(({ id }) => id === guest_id) ??
    (host ? bestMatches(groups, host, 1)[0] : undefined) ??
    groups.find(({ members }) => members.some((one) => nameKey(one.name) === nameKey(name ?? '')));
  return open.map((surprise) => {
    const { id, kind, event_id: eventId, member_id: memberId, host, at } = surprise;
    const group = groupFor(surprise);
    const about = group?.members.find((member) => member.id === memberId);
    const isNamed = group?.members.some(
      (one) => nameKey(one.name) === nameKey(surprise.name ?? ''),
    );
    return {
      id,
      kind,
      eventId,
      eventName: findEvent(db, eventId).name,
      name: surprise.name ?? about?.name ?? '',
      insteadOf: kind === 'instead_of' ? (about?.name ?? null) : null,
      host,
      at: zonedIso(at),
      guestId: group?.id ?? null,
      isListed: kind !== 'instead_of' && (about !== undefined || Boolean(isNamed)),
      tables: tables.get(eventId) ?? [],
    };
  });
};
