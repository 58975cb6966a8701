import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { events, guestEvents } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { WeddingEvent } from './events.ts';

/** An event together with the invitation that lets a group see it. */
export type InvitedEvent = WeddingEvent & { guestEventId: number; guestId: number };

const invitedBy = (db: Db) =>
  db
    .select({ event: events, guestEventId: guestEvents.id, guestId: guestEvents.guest_id })
    .from(guestEvents)
    .innerJoin(events, eq(events.id, guestEvents.event_id));

const allOfGroup = cachedQuery((db) =>
  invitedBy(db)
    .where(eq(guestEvents.guest_id, param('guestId')))
    .orderBy(asc(events.id))
    .prepare(),
);

const oneOfGroup = cachedQuery((db) =>
  invitedBy(db)
    .where(
      and(eq(guestEvents.guest_id, param('guestId')), eq(guestEvents.event_id, param('eventId'))),
    )
    .prepare(),
);

export const invitedEvents = (db: Db, guestId: number): InvitedEvent[] =>
  allOfGroup(db)
    .all({ guestId })
    .map(({ event, ...invitation }) => ({ ...event, ...invitation }));

/** @throws DomainError `not_found`, the same for a missing event and for one without invitation */
export const invitedEvent = (db: Db, guestId: number, eventId: number): InvitedEvent => {
  const row = oneOfGroup(db).get({ guestId, eventId });
  if (!row) throw new DomainError('not_found');
  const { event, ...invitation } = row;
  return { ...event, ...invitation };
};

/** Number of invited groups. */
export const countInvited = (db: Db, eventId: number): number =>
  db.select({ groups: count() }).from(guestEvents).where(eq(guestEvents.event_id, eventId)).get()
    ?.groups ?? 0;
