import { and, count, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { events, guestEventResponses, guestEvents } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { GroupDetails, AuditContext } from '#domain/history/history.ts';
import { keepRemoved } from '../groups/trash.ts';

/**
 * Sets the events of a group. Removing an invitation removes its responses and its seat; they are kept for an
 * undelete, because a member may have responded while the form was open; see `undelete`.
 * @throws DomainError `unknown_event`
 */
export const inviteTo = (
  db: Db,
  guestId: number,
  eventIds: readonly number[],
  audit: AuditContext,
): GroupDetails['uninvited'] => {
  const distinctIds = [...new Set(eventIds)];
  const existing = db
    .select({ id: events.id })
    .from(events)
    .where(inArray(events.id, distinctIds))
    .all();
  const known = new Set(existing.map(({ id }) => id));
  const unknown = eventIds.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw new DomainError('unknown_event', { field: `eventIds.${unknown}` });
  const removed = db
    .select({ id: guestEvents.id, eventId: events.id, name: events.name })
    .from(guestEvents)
    .innerJoin(events, eq(events.id, guestEvents.event_id))
    .where(and(eq(guestEvents.guest_id, guestId), notInArray(guestEvents.event_id, distinctIds)))
    .all();
  for (const { id, eventId, name } of removed) {
    keepRemoved(db, { kind: 'invitation', id, name, guestId, eventId }, audit);
  }
  const uninvited = removed.map(({ id, eventId }) => ({ eventId, answers: answersOf(db, id) }));
  db.delete(guestEvents)
    .where(
      inArray(
        guestEvents.id,
        removed.map(({ id }) => id),
      ),
    )
    .run();
  for (const eventId of distinctIds) {
    db.insert(guestEvents)
      .values({ guest_id: guestId, event_id: eventId, created_at: audit.at, updated_at: audit.at })
      .onConflictDoNothing()
      .run();
  }
  return uninvited;
};

const answersOf = (db: Db, guestEventId: number): number =>
  db
    .select({ answers: count(guestEventResponses.is_attending) })
    .from(guestEventResponses)
    .where(eq(guestEventResponses.guest_event_id, guestEventId))
    .get()?.answers ?? 0;
