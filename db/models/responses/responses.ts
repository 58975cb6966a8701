import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { events, guestEventResponses, guestEvents, guestMembers, guests } from '#db/schema.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { Profile } from '#domain/groups/profile.ts';
import type { Diet } from '#domain/responses/dietary.ts';
import type { InvitedEvent } from '../events/invitations.ts';
import {
  selectedDiet,
  selectedProfile,
  withDiet,
  withStoredProfile,
} from '../groups/member-columns.ts';

/** A person's response for one event. Version 0: never responded. */
export type Cell = {
  guestEventId: number;
  eventId: number;
  guestId: number;
  memberId: number;
  name: string;
  isCompanion: boolean;
  diet: Diet;
  profile: Profile;
  responseId: number | null;
  isAttending: IsAttending;
  version: number;
  updatedAt: Date | null;
};

const responses = (db: Db) =>
  db
    .select({
      guestEventId: guestEvents.id,
      eventId: guestEvents.event_id,
      guestId: guestEvents.guest_id,
      memberId: guestMembers.id,
      name: guestMembers.name,
      isCompanion: guestMembers.is_companion,
      ...selectedDiet,
      ...selectedProfile,
      storedId: guestEventResponses.id,
      isAttending: guestEventResponses.is_attending,
      version: guestEventResponses.version,
      updatedAt: guestEventResponses.updated_at,
    })
    .from(guestEvents)
    .innerJoin(guestMembers, eq(guestMembers.guest_id, guestEvents.guest_id))
    .leftJoin(
      guestEventResponses,
      and(
        eq(guestEventResponses.guest_event_id, guestEvents.id),
        eq(guestEventResponses.member_id, guestMembers.id),
      ),
    );

type ResponseRow = ReturnType<ReturnType<typeof responses>['all']>[number];

const cellOf = ({ storedId, version, ...row }: ResponseRow): Cell => ({
  ...withStoredProfile(withDiet(row)),
  // A response reset to pending counts as missing, but keeps its version.
  responseId: row.isAttending === null ? null : storedId,
  version: version ?? 0,
});

const cellsOfInvitation = cachedQuery((db) =>
  responses(db)
    .where(eq(guestEvents.id, param('guestEventId')))
    .orderBy(asc(guestMembers.id))
    .prepare(),
);

const groupResponses = cachedQuery((db) =>
  responses(db)
    .where(eq(guestEvents.guest_id, param('guestId')))
    .orderBy(asc(guestEvents.event_id), asc(guestMembers.id))
    .prepare(),
);

/** The responses of one group for one event, by member. */
export const responsesOfInvitation = (
  db: Db,
  { guestEventId }: Pick<InvitedEvent, 'guestEventId'>,
): Cell[] => cellsOfInvitation(db).all({ guestEventId }).map(cellOf);

/** The responses of one group for all events, by event and member. */
export const responsesOfGroup = (db: Db, guestId: number): Cell[] =>
  groupResponses(db).all({ guestId }).map(cellOf);

const groupsOfEvent = (db: Db) =>
  db
    .select({
      id: guests.id,
      groupName: guests.group_name,
      guestType: guests.guest_type,
      invitedBy: guests.invited_by,
    })
    .from(guests)
    .innerJoin(guestEvents, eq(guestEvents.guest_id, guests.id))
    .orderBy(asc(guests.name_key));

/** One bound value: the query is the same for any number of groups. */
const theseGroups = sql`(select value from json_each(${param('groupIds')}))`;

const someGroupsOfEvent = cachedQuery((db) =>
  groupsOfEvent(db)
    .where(and(eq(guestEvents.event_id, param('eventId')), inArray(guests.id, theseGroups)))
    .prepare(),
);

const responsesOfGroups = cachedQuery((db) =>
  responses(db)
    .where(
      and(eq(guestEvents.event_id, param('eventId')), inArray(guestEvents.guest_id, theseGroups)),
    )
    .orderBy(asc(guestMembers.id))
    .prepare(),
);

/** Groups of an event: the first ones, or some by id; without either all of them. */
export type WhichGroups = { limit?: number | undefined; groupIds?: readonly number[] | undefined };

/** The responses for one event with their groups, by group name and member. */
export const responsesOfEvent = (
  db: Db,
  eventId: number,
  { limit = -1, groupIds }: WhichGroups = {},
) => {
  const some = (ids: readonly number[]) => ({ eventId, groupIds: JSON.stringify(ids) });
  const isOfEvent = eq(guestEvents.event_id, eventId);
  const groups = groupIds
    ? someGroupsOfEvent(db).all(some(groupIds))
    : groupsOfEvent(db).where(isOfEvent).limit(limit).all();
  const rows =
    groupIds || limit >= 0
      ? responsesOfGroups(db).all(some(groups.map(({ id }) => id)))
      : responses(db).where(isOfEvent).orderBy(asc(guestMembers.id)).all();
  const members = Map.groupBy(rows.map(cellOf), ({ guestId }) => guestId);
  return groups.map((group) => ({ ...group, responses: members.get(group.id) ?? [] }));
};

/** The groups with an invitation that they have not fully declined, by name: the rule `isInvitedTo`, in one query. */
export const travellingGroups = (db: Db): { id: number; name: string }[] => {
  const { is_attending: attending } = guestEventResponses;
  const undeclined = responses(db).where(
    and(eq(guestEvents.guest_id, guests.id), or(isNull(attending), eq(attending, true))),
  );
  return db
    .select({ id: guests.id, name: guests.group_name })
    .from(guests)
    .where(and(isNull(guests.erased_at), exists(undeclined)))
    .orderBy(asc(guests.name_key))
    .all();
};

/** Every response of the wedding. */
export const allResponses = (db: Db): Cell[] => responses(db).all().map(cellOf);

/** Stored responses with only the columns needed: a wedding of thousands has tens of thousands. */
export const listMemberResponses = (db: Db) =>
  db
    .select({
      id: guestEventResponses.id,
      guest_id: guestEventResponses.guest_id,
      guest_event_id: guestEventResponses.guest_event_id,
      member_id: guestEventResponses.member_id,
      is_attending: guestEventResponses.is_attending,
      version: guestEventResponses.version,
    })
    .from(guestEventResponses)
    .all();

/** Stored responses with the names that a person reads. */
export const listResponses = (db: Db) =>
  db
    .select({
      id: guestEventResponses.id,
      guest_event_id: guestEventResponses.guest_event_id,
      member_id: guestEventResponses.member_id,
      is_attending: guestEventResponses.is_attending,
      version: guestEventResponses.version,
      guest_id: guestEventResponses.guest_id,
      event_id: guestEvents.event_id,
      group_name: guests.group_name,
      member_name: guestMembers.name,
      event_name: events.name,
    })
    .from(guestEventResponses)
    .innerJoin(guestEvents, eq(guestEvents.id, guestEventResponses.guest_event_id))
    .innerJoin(guestMembers, eq(guestMembers.id, guestEventResponses.member_id))
    .innerJoin(guests, eq(guests.id, guestEventResponses.guest_id))
    .innerJoin(events, eq(events.id, guestEvents.event_id))
    .orderBy(asc(guestEventResponses.id))
    .all();
