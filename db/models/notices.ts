import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import {
  events,
  guestEvents,
  guests,
  noticeViews,
  notices,
  pushDeliveries,
  pushedNotices,
} from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { contactedSince } from './messages/contacted-since.ts';

export type Notice = typeof notices.$inferSelect;

export type NoticeInput = Pick<Notice, 'text' | 'event_id' | 'starts_at' | 'ends_at' | 'urgent'>;

/** The newest first. */
export const listNotices = (db: Db): Notice[] =>
  db.select().from(notices).orderBy(desc(notices.id)).all();

/** @throws DomainError `not_found` */
export const findNotice = (db: Db, id: number): Notice => {
  const notice = db.select().from(notices).where(eq(notices.id, id)).get();
  if (!notice) throw new DomainError('not_found');
  return notice;
};

/** Whether an event is there that a notice may be for. */
export const isEvent = (db: Db, id: number): boolean =>
  db.select({ id: events.id }).from(events).where(eq(events.id, id)).get() !== undefined;

export const createNotice = (db: Db, input: NoticeInput, now: Date): Notice =>
  db
    .insert(notices)
    .values({ ...input, created_at: now, updated_at: now })
    .returning()
    .get();

/**
 * Another text has to be read again: what is known of its views is deleted, and phones are told anew. Of one that begins later
 * nothing may leave before.
 * @throws DomainError `not_found`
 */
export const changeNotice = (db: Db, id: number, input: NoticeInput, now: Date): Notice =>
  inTransaction(db, (tx) => {
    const { text, queued_at } = findNotice(tx, id);
    const isOther = text !== input.text;
    if (isOther) {
      tx.delete(noticeViews).where(eq(noticeViews.notice_id, id)).run();
      tx.delete(pushedNotices).where(eq(pushedNotices.notice_id, id)).run();
    }
    const isToQueue = isOther || input.starts_at > now;
    if (isToQueue) tx.delete(pushDeliveries).where(eq(pushDeliveries.notice_id, id)).run();
    return tx
      .update(notices)
      .set({ ...input, queued_at: isToQueue ? null : queued_at, updated_at: now })
      .where(eq(notices.id, id))
      .returning()
      .get()!;
  });

/** @throws DomainError `not_found` */
export const deleteNotice = (db: Db, id: number) => {
  if (db.delete(notices).where(eq(notices.id, id)).run().changes === 0) {
    throw new DomainError('not_found');
  }
};

/** The notices for a group that have not ended, in the order in which they begin. */
export const noticesOfGroup = (db: Db, guestId: number, now: Date): Notice[] => {
  const invited = db
    .select({ id: guestEvents.event_id })
    .from(guestEvents)
    .where(eq(guestEvents.guest_id, guestId));
  return db
    .select()
    .from(notices)
    .where(
      and(
        or(isNull(notices.event_id), inArray(notices.event_id, invited)),
        or(isNull(notices.ends_at), gt(notices.ends_at, now)),
      ),
    )
    .orderBy(notices.starts_at, notices.id)
    .all();
};

type OwnNotices = { guestId: number; ids: readonly number[]; now: Date };

/** Of notices that are for this group; those that are not, or are gone, are left out. */
const ownNotices = (db: Db, { guestId, ids, now }: OwnNotices): number[] => {
  const own = new Set(noticesOfGroup(db, guestId, now).map(({ id }) => id));
  return ids.filter((id) => own.has(id));
};

/** They were shown on a page of this group. */
export const markSeen = (db: Db, shown: OwnNotices) =>
  inTransaction(db, (tx) => {
    for (const notice_id of ownNotices(tx, shown)) {
      tx.insert(noticeViews)
        .values({ notice_id, guest_id: shown.guestId, seen_at: shown.now })
        .onConflictDoNothing()
        .run();
    }
  });

/** They were shown as notifications on a phone of this group. */
export const markPushed = (db: Db, shown: OwnNotices) =>
  inTransaction(db, (tx) => {
    for (const notice_id of ownNotices(tx, shown)) {
      tx.insert(pushedNotices)
        .values({ notice_id, guest_id: shown.guestId, pushed_at: shown.now })
        .onConflictDoNothing()
        .run();
    }
  });

/**
 * How a notice has reached its groups: each is counted once, first where it saw it.
 * @throws DomainError `not_found`
 */
export const noticeDelivery = (db: Db, id: number) => {
  const { event_id, created_at } = findNotice(db, id);
  const audience =
    event_id === null
      ? db.select({ id: guests.id }).from(guests).orderBy(guests.id).all()
      : db
          .select({ id: guestEvents.guest_id })
          .from(guestEvents)
          .where(eq(guestEvents.event_id, event_id))
          .orderBy(guestEvents.guest_id)
          .all();
  const views = db
    .select({ id: noticeViews.guest_id })
    .from(noticeViews)
    .where(eq(noticeViews.notice_id, id))
    .all();
  const seen = new Set(views.map((view) => view.id));
  const onPhones = db
    .select({ id: pushedNotices.guest_id })
    .from(pushedNotices)
    .where(eq(pushedNotices.notice_id, id))
    .all();
  const pushed = new Set(onPhones.map((phone) => phone.id));
  const contacted = contactedSince(db, created_at);
  const unread = audience.filter((group) => !seen.has(group.id));
  const notSent = unread.filter((group) => !pushed.has(group.id));
  const missing = notSent.filter((group) => !contacted.has(group.id)).map((group) => group.id);
  return {
    seen: audience.length - unread.length,
    pushed: unread.length - notSent.length,
    sent: notSent.length - missing.length,
    missing,
  };
};
