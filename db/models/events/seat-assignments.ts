import { and, asc, eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import {
  guestEvents,
  guestEventTableAssignments as groupSeats,
  memberEventTableAssignments as memberSeats,
  tableGroups,
} from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import {
  isSameSeat,
  normalizeSeat,
  type AssignedSeat,
  type PlannedGroup,
} from '#domain/seating/seating.ts';
import { findEvent } from './events.ts';
import { plannedGroup } from './planned-group.ts';
import { recordChange } from '../history.ts';
import { membersOf } from '../groups/members.ts';
import { responsesOfEvent, type WhichGroups } from '../responses/responses.ts';
import { findTableGroup } from '../seating/tables.ts';

/** All groups invited to an event, or some of them, by name. @throws DomainError `not_found` */
export const plannedGroups = (db: Db, eventId: number, some?: WhichGroups): PlannedGroup[] => {
  findEvent(db, eventId);
  return responsesOfEvent(db, eventId, some).map(plannedGroup);
};

/** A group's own seat. `table_group_id` is null while its members are seated separately. */
export type Assignment = {
  id: number;
  guest_id: number;
  event_id: number;
  table_group_id: number | null;
  seat: AssignedSeat;
};

const seatsOfMembers = (db: Db) =>
  db
    .select({
      guest_id: memberSeats.guest_id,
      member_id: memberSeats.member_id,
      table_group_id: memberSeats.table_group_id,
    })
    .from(memberSeats);

const splitMembersAtEvent = cachedQuery((db) =>
  seatsOfMembers(db)
    .where(eq(memberSeats.event_id, param('eventId')))
    .orderBy(asc(memberSeats.member_id))
    .prepare(),
);

const splitMembersOfGroup = cachedQuery((db) =>
  seatsOfMembers(db)
    .where(
      and(eq(memberSeats.guest_id, param('guestId')), eq(memberSeats.event_id, param('eventId'))),
    )
    .orderBy(asc(memberSeats.member_id))
    .prepare(),
);

const seatsAtEvent = cachedQuery((db) =>
  db
    .select()
    .from(groupSeats)
    .where(eq(groupSeats.event_id, param('eventId')))
    .orderBy(asc(groupSeats.id))
    .prepare(),
);

const seatOfGroup = cachedQuery((db) =>
  db
    .select()
    .from(groupSeats)
    .where(
      and(eq(groupSeats.guest_id, param('guestId')), eq(groupSeats.event_id, param('eventId'))),
    )
    .prepare(),
);

/** The seats of an event, or of one group at it. */
export const assignedSeats = (db: Db, eventId: number, guestId?: number): Assignment[] => {
  const [full, members] =
    guestId === undefined
      ? [seatsAtEvent(db).all({ eventId }), splitMembersAtEvent(db).all({ eventId })]
      : [
          seatOfGroup(db).all({ eventId, guestId }),
          splitMembersOfGroup(db).all({ eventId, guestId }),
        ];
  const apart = Map.groupBy(members, ({ guest_id }) => guest_id);
  return full.map(({ id, guest_id, event_id, table_group_id }) => ({
    id,
    guest_id,
    event_id,
    table_group_id,
    seat: table_group_id ?? seatOfMembers(apart.get(guest_id) ?? []),
  }));
};

const seatOfMembers = (
  seats: readonly { member_id: number; table_group_id: number }[],
): AssignedSeat =>
  seats.length === 0
    ? null
    : seats.map(({ member_id, table_group_id }) => ({ member_id, table_group_id }));

export type SeatChange = {
  guest_id: number;
  to: AssignedSeat;
  /** The place that the writer read; without it the later write wins. */
  from?: AssignedSeat | undefined;
};

/**
 * Seats groups at one event, all or nothing.
 * @throws DomainError `not_found`; `not_invited`, `unknown_table`, `foreign_member`; `seat_changed` when a
 * group is no longer where the writer read it
 */
export const assignGroups = (
  db: Db,
  eventId: number,
  changes: readonly SeatChange[],
  audit: AuditContext,
) =>
  inTransaction(db, (tx) => {
    findEvent(tx, eventId);
    for (const [index, change] of changes.entries()) {
      assignGroup(tx, { ...change, eventId, field: `moves.${index}` }, audit);
    }
  });

/** `field`: path of this change in the request body. */
type Move = SeatChange & { eventId: number; field: string };

const assignGroup = (db: Db, move: Move, audit: AuditContext) => {
  const { eventId, guest_id: guestId, from, to: expected } = move;
  assertInvited(db, move);
  const memberIds = membersOf(db, guestId).map(({ id }) => id);
  const to = normalizeSeat(expected, memberIds);
  assertBelongs(db, move, memberIds);
  const [stored] = assignedSeats(db, eventId, guestId);
  const current = normalizeSeat(stored?.seat ?? null, memberIds);
  if (from !== undefined && !isSameSeat(normalizeSeat(from, memberIds), current)) {
    throw new DomainError('seat_changed', { current: { guest_id: guestId, place: current } });
  }
  if (isSameSeat(to, current)) return;
  write(db, { eventId, guestId, to, now: audit.at });
  const tables = tablesOf(to).map((id) => findTableGroup(db, id).name);
  recordChange(db, audit, { subject: 'seat', action: 'changed', guestId, eventId, tables });
};

export const tablesOf = (assigned: AssignedSeat): number[] => {
  if (assigned === null) return [];
  if (typeof assigned === 'number') return [assigned];
  return [...new Set(assigned.map(({ table_group_id }) => table_group_id))];
};

const assertInvited = (db: Db, { guest_id: guestId, eventId, field }: Move) => {
  const invitation = db
    .select()
    .from(guestEvents)
    .where(and(eq(guestEvents.guest_id, guestId), eq(guestEvents.event_id, eventId)))
    .get();
  if (!invitation) {
    throw new DomainError('not_invited', { guest_id: guestId, field: `${field}.guest_id` });
  }
};

const assertBelongs = (db: Db, { eventId, to, field }: Move, memberIds: readonly number[]) => {
  const seats = typeof to === 'number' || to === null ? [] : to;
  for (const [index, { member_id: memberId }] of seats.entries()) {
    if (memberIds.includes(memberId)) continue;
    throw new DomainError('foreign_member', { memberId, field: `${field}.to.${index}.member_id` });
  }
  for (const id of tablesOf(to)) {
    const table = db
      .select()
      .from(tableGroups)
      .where(and(eq(tableGroups.id, id), eq(tableGroups.event_id, eventId)))
      .get();
    if (table) continue;
    const seat = seats.findIndex(({ table_group_id }) => table_group_id === id);
    const where = seat < 0 ? `${field}.to` : `${field}.to.${seat}.table_group_id`;
    throw new DomainError('unknown_table', { table_group_id: id, field: where });
  }
};

type Saved = { eventId: number; guestId: number; to: AssignedSeat; now: Date };

/** A group keeps its row as long as any member is seated, so that the assignment keeps its id. */
const write = (db: Db, { eventId, guestId, to, now }: Saved) => {
  const own = and(eq(groupSeats.guest_id, guestId), eq(groupSeats.event_id, eventId));
  db.delete(memberSeats)
    .where(and(eq(memberSeats.guest_id, guestId), eq(memberSeats.event_id, eventId)))
    .run();
  if (to === null) {
    db.delete(groupSeats).where(own).run();
    return;
  }
  const seat = {
    table_group_id: typeof to === 'number' ? to : null,
    is_split: typeof to !== 'number',
    updated_at: now,
  };
  db.insert(groupSeats)
    .values({ ...seat, guest_id: guestId, event_id: eventId, created_at: now })
    .onConflictDoUpdate({ target: [groupSeats.guest_id, groupSeats.event_id], set: seat })
    .run();
  if (typeof to === 'number') return;
  for (const { member_id, table_group_id } of to) {
    db.insert(memberSeats)
      .values({
        member_id,
        table_group_id,
        guest_id: guestId,
        event_id: eventId,
        created_at: now,
        updated_at: now,
      })
      .run();
  }
};

/** An assignment by its id. @throws DomainError `not_found` */
export const findAssignment = (db: Db, id: number): Assignment => {
  const row = db.select().from(groupSeats).where(eq(groupSeats.id, id)).get();
  const assignment = row && assignedSeats(db, row.event_id, row.guest_id)[0];
  if (!assignment) throw new DomainError('not_found');
  return assignment;
};
