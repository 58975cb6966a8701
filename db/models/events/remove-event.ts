import { and, count, eq, isNotNull } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { events, guestEventResponses, guestEvents } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { incrementVersionsOfInvited } from '../groups/group-version.ts';
import { keepRemoved } from '../groups/trash.ts';
import { recordChange } from '../history.ts';
import { freeAnswers } from '../questions/answering.ts';
import { findEvent } from './events.ts';

/** Number of people who have responded for the event. */
export const countResponses = (db: Db, eventId: number): number =>
  db
    .select({ answers: count() })
    .from(guestEventResponses)
    .innerJoin(guestEvents, eq(guestEvents.id, guestEventResponses.guest_event_id))
    .where(and(eq(guestEvents.event_id, eventId), isNotNull(guestEventResponses.is_attending)))
    .get()?.answers ?? 0;

type TrashItem = { withAnswers: boolean };

/** @throws DomainError `not_found`; `event_has_answers` unless `withAnswers` is set */
export const assertCanRemoveEvent = (db: Db, id: number, { withAnswers }: TrashItem) => {
  findEvent(db, id);
  const answers = countResponses(db, id);
  if (answers > 0 && !withAnswers) throw new DomainError('event_has_answers', { answers });
};

/**
 * Removes an event with its invitations, responses and seats; see `undelete`.
 * @throws DomainError as `assertCanRemoveEvent`
 */
export const removeEvent = (db: Db, id: number, trashItem: TrashItem, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    assertCanRemoveEvent(tx, id, trashItem);
    const { name } = findEvent(tx, id);
    const answers = countResponses(tx, id);
    keepRemoved(tx, { kind: 'event', id, name, eventId: id }, audit);
    recordChange(tx, audit, { subject: 'event', action: 'removed', eventId: id, name, answers });
    incrementVersionsOfInvited(tx, id);
    const invited = tx
      .select({ guestId: guestEvents.guest_id })
      .from(guestEvents)
      .where(eq(guestEvents.event_id, id))
      .all();
    tx.delete(events).where(eq(events.id, id)).run();
    // Somebody who came to no other event gives back their answers, a seat on the bus among them.
    for (const { guestId } of invited) freeAnswers(tx, guestId);
  });
