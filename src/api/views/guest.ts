import type { Db } from '#db/connection.ts';
import type { WeddingEvent } from '#db/models/events/events.ts';
import { readSettings } from '#db/models/settings.ts';
import { findGroup } from '#db/models/groups/guest-groups.ts';
import { invitedEvent, invitedEvents } from '#db/models/events/invitations.ts';
import type { Member } from '#db/models/groups/members.ts';
import {
  responsesOfInvitation,
  responsesOfGroup,
  type Cell,
} from '#db/models/responses/responses.ts';
import { memberDiet, responseDiet } from '#contract/diet-spellings.ts';
import { memberProfile } from '#contract/profile-spellings.ts';
import type { EventView, InvitedEventView } from '#contract/events.ts';
import type { GuestView, MemberView, OwnMemberView } from '#contract/guest-groups.ts';
import type { ResponsesView, ResponseView } from '#contract/responses.ts';
import { areCompanionsClosed } from '#domain/groups/companions.ts';
import type { CompanionView } from '#contract/responding/companions.ts';
import { DomainError } from '#domain/errors.ts';
import { deadlineOf, isPast } from '#domain/responses/deadline.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';

type EventTime = Pick<Deps, 'db' | 'clock'>;

export const memberView = (member: Member): MemberView => ({
  id: member.id,
  name: member.name,
  ...memberDiet(member.diet),
  ...memberProfile(member.profile),
  email: member.email,
  phone: member.phone,
  is_companion: member.is_companion,
});

export const ownMemberView = (member: Member): OwnMemberView => ({
  ...memberView(member),
  companion_ref: member.companion_ref,
});

/** A group as its own members see it: without its access code. */
export const guestView = ({ db, clock }: EventTime, guestId: number): GuestView => {
  const group = findGroup(db, guestId);
  return {
    id: group.id,
    groupName: group.group_name,
    guestType: group.guest_type,
    members: group.members.map(ownMemberView),
    extraPlaces: group.extra_places,
    asksPeople: readSettings(db).ask_people,
    companionsClosed: areClosed(db, guestId, clock()),
  };
};

export const viewOfEvent = (event: WeddingEvent): EventView => ({
  id: event.id,
  name: event.name,
  description: event.description,
  date: zonedIso(event.date),
  end_date: event.end_date && zonedIso(event.end_date),
  location: event.location,
  day_number: event.day_number,
  dresscode: event.dresscode,
  image_url: event.image_url,
  rsvp_deadline: event.rsvp_deadline && zonedIso(event.rsvp_deadline),
});

/** Until when guests may answer for it. */
export const deadlineOfEvent = (db: Db, { rsvp_deadline }: WeddingEvent): Date | null =>
  deadlineOf(rsvp_deadline, readSettings(db).rsvp_deadline);

/** Whether the group may no longer add or remove companions. */
export const areClosed = (db: Db, guestId: number, now: Date): boolean =>
  areCompanionsClosed(
    invitedEvents(db, guestId).map((event) => deadlineOfEvent(db, event)),
    now,
  );

export const companionView = (db: Db, companion: Member): CompanionView => ({
  ...ownMemberView(companion),
  responses: responsesOfGroup(db, companion.guest_id).flatMap(
    ({ memberId, eventId, isAttending, version }) =>
      memberId === companion.id && isAttending !== null ? [{ eventId, isAttending, version }] : [],
  ),
});

const viewForGuests = ({ db, clock }: EventTime, event: WeddingEvent): InvitedEventView => {
  const deadline = deadlineOfEvent(db, event);
  return {
    ...viewOfEvent(atDelayedTimes(event)),
    planned_date: event.delay_minutes === 0 ? null : zonedIso(event.date),
    rsvp_deadline: deadline && zonedIso(deadline),
    rsvp_closed: isPast(deadline, clock()),
  };
};

/** The events that a group is invited to, by id. */
export const eventViews = (deps: EventTime, guestId: number): InvitedEventView[] =>
  invitedEvents(deps.db, guestId).map((event) => viewForGuests(deps, event));

/** @throws DomainError `not_found`, the same for a missing event and for one without invitation */
export const invitedEventView = (deps: EventTime, guestId: number, eventId: number) =>
  viewForGuests(deps, invitedEvent(deps.db, guestId, eventId));

/** Null both when it is missing and when the group is not invited. */
export const eventView = (
  deps: EventTime,
  guestId: number,
  eventId: number,
): InvitedEventView | null => {
  try {
    return invitedEventView(deps, guestId, eventId);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

const responseView = (cell: Cell): ResponseView => ({
  memberId: cell.memberId,
  name: cell.name,
  isAttending: cell.isAttending === true,
  responded: cell.responseId !== null,
  responseId: cell.responseId,
  version: cell.version,
  respondedAt: cell.responseId !== null && cell.updatedAt ? zonedIso(cell.updatedAt) : null,
  ...responseDiet(cell.diet),
});

export const viewOfResponses = (responses: readonly Cell[]): ResponsesView => ({
  responses: responses.map(responseView),
});

/** @throws DomainError `not_found` */
export const responsesView = (db: Db, guestId: number, eventId: number): ResponsesView =>
  viewOfResponses(responsesOfInvitation(db, invitedEvent(db, guestId, eventId)));

/** Event id → response of each member, for every event of the group. */
export const responsesByEvent = (db: Db, guestId: number): Record<number, ResponseView[]> => {
  const byEvent: Record<number, ResponseView[]> = {};
  for (const cell of responsesOfGroup(db, guestId)) {
    (byEvent[cell.eventId] ??= []).push(responseView(cell));
  }
  return byEvent;
};
