import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { events } from '#db/schema.ts';
import { laterEventsOf } from '#domain/days/delay.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { recordChange } from '../history.ts';
import { queueEventTimes } from '../push/deliveries.ts';
import { findEvent, listEvents, type WeddingEvent } from './events.ts';

/** `minutes`: after the planned time, not after the last delay; 0 takes it back. */
export type Delay = { minutes: number; following: boolean };

/**
 * Lets an event, and those that follow it if asked for, begin so much later than planned.
 * @returns the events whose time changed, by id; none where they were that late already
 * @throws DomainError `not_found`
 */
export const delayEvent = (
  db: Db,
  id: number,
  { minutes, following }: Delay,
  audit: AuditContext,
  /** By the world's clock, in which phones are told. */
  at: Date,
): WeddingEvent[] =>
  inTransaction(db, (tx) => {
    const event = findEvent(tx, id);
    const laterEvents = following ? laterEventsOf(event, listEvents(tx)) : [];
    const changed = [event, ...laterEvents].filter(
      ({ delay_minutes }) => delay_minutes !== minutes,
    );
    for (const { id: eventId, delay_minutes, version } of changed) {
      recordChange(tx, audit, {
        subject: 'event',
        action: 'changed',
        eventId,
        fields: [{ field: 'delay_minutes', from: delay_minutes, to: minutes }],
      });
      // A calendar takes the new time as its version is higher.
      tx.update(events)
        .set({ delay_minutes: minutes, version: version + 1 })
        .where(eq(events.id, eventId))
        .run();
    }
    queueEventTimes(
      tx,
      changed.map(({ id: eventId }) => eventId),
      at,
    );
    return changed
      .map(({ id: eventId }) => findEvent(tx, eventId))
      .toSorted((one, other) => one.id - other.id);
  });
