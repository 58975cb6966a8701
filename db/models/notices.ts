import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { events, guestEvents, guests, noticeViews, notices } from '#db/schema.ts';
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
 * Another text has to be read again: what is known of its views is deleted.
 * @throws DomainError `not_found`
 */
export const changeNotice = (db: Db, id: number, input: NoticeInput, now: Date): Notice =>
  inTransaction(db, (tx) => {
    const { text } = findNotice(tx, id);
    if (text !== input.text) tx.delete(noticeViews).where(eq(noticeViews.notice_id, id)).run();
    return tx
      .update(notices)
      .set({ ...input, updated_at: now })
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

/** Of notices that are for this group; those that are not, or are gone, are left out. */
export const markSeen = (db: Db, guestId: number, ids: readonly number[], now: Date) =>
  inTransaction(db, (tx) => {
    const own = new Set(noticesOfGroup(tx, guestId, now).map(({ id }) => id));
    for (const id of ids) {
      if (!own.has(id)) continue;
      tx.insert(noticeViews)
        .values({ notice_id: id, guest_id: guestId, seen_at: now })
        .onConflictDoNothing()
        .run();
    }
  });

/**
 * How a notice has reached its groups: each is counted once, first where it saw it.
 * @throws DomainError `not_found`
 */
export const noticeReach = (db: Db, id: number) => {
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
  const contacted = contactedSince(db, created_at);
  const unseen = audience.filter((group) => !seen.has(group.id));
  const missing = unseen.filter((group) => !contacted.has(group.id)).map((group) => group.id);
  return {
    seen: audience.length - unseen.length,
    sent: unseen.length - missing.length,
    missing,
  };
};
