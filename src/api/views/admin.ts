import { fieldsOfGroup } from '#domain/groups/group-fields.ts';
import type { Db } from '#db/connection.ts';
import { findEvent, listEvents, type WeddingEvent } from '#db/models/events/events.ts';
import { countGroups, listGroups } from '#db/models/groups/guest-groups.ts';
import type { FullGroup } from '#db/models/groups/full-group.ts';
import { countMembers } from '#db/models/groups/members.ts';
import { countInvited } from '#db/models/events/invitations.ts';
import { responsesOfEvent } from '#db/models/responses/responses.ts';
import {
  countPeople,
  countProfiles,
  severeAllergies,
  countResponses,
  countDiets,
} from '#db/models/statistics.ts';
import { memberDiet } from '#contract/diet-spellings.ts';
import { eventDiet } from '#contract/event-diets.ts';
import { groupRow, type GroupRow } from '#contract/guest-list/group-rows.ts';
import type { AdminEventView } from '#contract/events.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import type { EventResponsesView, EventGroupView } from '#contract/rsvps.ts';
import type { GroupView, ListedGroup } from '#contract/guest-groups.ts';
import {
  attendanceCounts,
  readDietStats,
  readPeopleStats,
  readEventStats,
  readMainEventStats,
} from '#domain/statistics.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import { memberView, viewOfEvent } from './guest.ts';
import { expiredKitchenSheets } from './kitchen.ts';
import { countSeatingWarnings } from './seating.ts';

/** @param events all events of the wedding, in which the group's own are looked up */
export const viewOfGroup = (group: FullGroup, events: readonly WeddingEvent[]): GroupView => {
  const listed = listedGroup(group, events);
  const own = events.filter(({ id }) => listed.eventIds.includes(id));
  return { ...listed, events: own.map(viewOfEvent) };
};

export const listedGroup = (group: FullGroup, events: readonly WeddingEvent[]): ListedGroup => {
  const ids = group.invitations.map(({ event_id }) => event_id);
  return {
    id: group.id,
    ...fieldsOfGroup(group),
    link_token: group.link_token,
    version: group.version,
    created_at: zonedIso(group.created_at),
    updated_at: zonedIso(group.updated_at),
    members: group.members.map((member) => ({
      ...memberView(member),
      phone_e164: member.phone_e164,
    })),
    events: events
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name, day_number }) => ({ id, name, day_number })),
    eventIds: ids,
    guestEvents: group.invitations,
  };
};

/** The first groups by name, as the couple's list shows them. */
export const firstRows = (db: Db, limit: number): GroupRow[] =>
  listGroups(db, { limit }).map((group) =>
    groupRow({ ...group, eventIds: group.invitations.map(({ event_id }) => event_id) }),
  );

export const listCounts = (db: Db) => ({ groups: countGroups(db), members: countMembers(db) });

export const adminEventView = (event: WeddingEvent): AdminEventView => ({
  ...viewOfEvent(event),
  delay_minutes: event.delay_minutes,
  version: event.version,
});

export const allEventViews = (db: Db): AdminEventView[] => listEvents(db).map(adminEventView);

/** @throws DomainError `not_found` for a missing event */
export const eventGroupsView = (db: Db, eventId: number, limit?: number): EventGroupView[] => {
  findEvent(db, eventId);
  return responsesOfEvent(db, eventId, { limit }).map(
    ({ id, groupName, guestType, responses }) => ({
      guestId: id,
      groupName,
      guestType,
      members: responses.map((cell) => ({
        memberId: cell.memberId,
        name: cell.name,
        is_companion: cell.isCompanion,
        responseId: cell.responseId,
        guestEventId: cell.guestEventId,
        isAttending: cell.isAttending,
        version: cell.version,
        ...eventDiet(cell.diet),
      })),
    }),
  );
};

/** The first groups by name and the event's complete counts: what a page shows before the rest is loaded. */
export const firstEventResponses = (
  db: Db,
  eventId: number,
  limit: number,
): EventResponsesView => ({
  groups: eventGroupsView(db, eventId, limit),
  total: countInvited(db, eventId),
  counts: attendanceCounts(countResponses(db, eventId)),
});

export const attendanceStats = (db: Db): AttendanceStats => {
  const events = listEvents(db);
  const eventStats = readEventStats(events, countResponses(db));
  const { people, ...contactStats } = countPeople(db);
  return {
    seatingAlerts: countSeatingWarnings(db, events),
    totalEvents: events.length,
    totalGuests: countGroups(db),
    totalGuestMembers: people,
    mainEventStats: readMainEventStats(eventStats),
    eventStats,
    dietaryStats: readDietStats(countDiets(db)),
    peopleStats: readPeopleStats(countProfiles(db)),
    graveAllergies: severeAllergies(db).map(({ diet, ...person }) => ({
      ...person,
      ...memberDiet(diet),
    })),
    contactStats,
    outdatedKitchenSheets: expiredKitchenSheets(db, events),
  };
};
