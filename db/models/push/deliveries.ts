import { and, asc, eq, inArray, isNull, lte, min, or, sql } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import {
  guestEventResponses,
  guestEvents,
  guestMembers,
  guestSessions,
  notices,
  pushDeliveries,
  pushSubscriptions,
} from '#db/schema.ts';
import { eventPushMs, noticePushEnd } from '#domain/days/push.ts';

export type PushDelivery = typeof pushDeliveries.$inferSelect;

/** The phones of the groups invited to an event, without the groups of which everybody has declined. */
const phonesAt = (db: Db, eventId: number) =>
  db
    .selectDistinct({ token_hash: pushSubscriptions.token_hash })
    .from(pushSubscriptions)
    .innerJoin(guestSessions, eq(guestSessions.token_hash, pushSubscriptions.token_hash))
    .innerJoin(guestEvents, eq(guestEvents.guest_id, guestSessions.guest_id))
    .innerJoin(guestMembers, eq(guestMembers.guest_id, guestSessions.guest_id))
    .leftJoin(
      guestEventResponses,
      and(
        eq(guestEventResponses.guest_event_id, guestEvents.id),
        eq(guestEventResponses.member_id, guestMembers.id),
      ),
    )
    .where(
      and(
        eq(guestEvents.event_id, eventId),
        or(isNull(guestEventResponses.is_attending), eq(guestEventResponses.is_attending, true)),
      ),
    )
    .all();

/**
 * Queues the notices that have begun, for the phones that want to be told. Each is queued once.
 * @param now by the wedding's clock
 * @param at by the world's, in which phones are sent to
 */
export const queueNotices = (db: Db, now: Date, at: Date) =>
  inTransaction(db, (tx) => {
    const started = tx
      .select()
      .from(notices)
      .where(and(isNull(notices.queued_at), lte(notices.starts_at, now)))
      .all();
    for (const { id, event_id, ends_at } of started) {
      const phones =
        event_id === null
          ? tx.select({ token_hash: pushSubscriptions.token_hash }).from(pushSubscriptions).all()
          : phonesAt(tx, event_id);
      const expires_at = noticePushEnd({ endsAt: ends_at, now, at });
      for (const { token_hash } of expires_at > at ? phones : []) {
        tx.insert(pushDeliveries)
          .values({ token_hash, notice_id: id, due_at: at, expires_at })
          .onConflictDoNothing()
          .run();
      }
      tx.update(notices).set({ queued_at: now }).where(eq(notices.id, id)).run();
    }
  });

/** When the next notice begins that no phone was told of yet, by the wedding's clock. */
export const nextNoticeAt = (db: Db): Date | null =>
  db
    .select({ at: min(notices.starts_at) })
    .from(notices)
    .where(isNull(notices.queued_at))
    .get()?.at ?? null;

/** Tells the phones of those invited that these events have another time. */
export const queueEventTimes = (db: Db, eventIds: readonly number[], at: Date) => {
  const expires_at = new Date(at.getTime() + eventPushMs);
  for (const event_id of eventIds) {
    for (const { token_hash } of phonesAt(db, event_id)) {
      queueEventTime(db, { token_hash, event_id, due_at: at, expires_at });
    }
  }
};

const queueEventTime = (db: Db, values: typeof pushDeliveries.$inferInsert) =>
  db
    .insert(pushDeliveries)
    .values(values)
    .onConflictDoUpdate({
      target: [pushDeliveries.token_hash, pushDeliveries.event_id],
      set: { attempts: 0, due_at: values.due_at, expires_at: values.expires_at },
    })
    .run();

/** What is to leave now: of the phones whose turn it is, everything together. What is of no use any more is deleted. */
export const duePushes = (db: Db, at: Date, phones: number) => {
  const signedOut = db
    .select({ token_hash: guestSessions.token_hash })
    .from(guestSessions)
    .where(lte(guestSessions.expires_at, at));
  db.delete(pushDeliveries)
    .where(or(lte(pushDeliveries.expires_at, at), inArray(pushDeliveries.token_hash, signedOut)))
    .run();
  const phonesDue = db
    .selectDistinct({ token_hash: pushDeliveries.token_hash })
    .from(pushDeliveries)
    .where(lte(pushDeliveries.due_at, at))
    .orderBy(asc(pushDeliveries.token_hash))
    .limit(phones)
    .all()
    .map(({ token_hash }) => token_hash);
  return db
    .select({ delivery: pushDeliveries, subscription: pushSubscriptions })
    .from(pushDeliveries)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.token_hash, pushDeliveries.token_hash))
    .where(inArray(pushDeliveries.token_hash, phonesDue))
    .orderBy(asc(pushDeliveries.id))
    .all();
};

/** When the next one leaves, by the world's clock. */
export const nextPushAt = (db: Db): Date | null =>
  db
    .select({ at: min(pushDeliveries.due_at) })
    .from(pushDeliveries)
    .get()?.at ?? null;

/** They have left, or are of no use. */
export const deletePushes = (db: Db, ids: readonly number[]) =>
  db
    .delete(pushDeliveries)
    .where(inArray(pushDeliveries.id, [...ids]))
    .run();

/** They could not leave: once more at that time. */
export const delayPushes = (db: Db, ids: readonly number[], dueAt: Date) =>
  db
    .update(pushDeliveries)
    .set({ attempts: sql`${pushDeliveries.attempts} + 1`, due_at: dueAt })
    .where(inArray(pushDeliveries.id, [...ids]))
    .run();
