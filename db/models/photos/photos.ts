import { and, asc, count, desc, eq, inArray, lt, sql, sum } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { guests, photos } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { reviewedStatuses, type ReviewedStatus, isReviewed } from '#domain/photos/guest-photo.ts';
import type { Quota } from '#domain/photos/photo-quota.ts';

export type Photo = typeof photos.$inferSelect;

/** A group, or everybody who uploads by the card of one event. */
export type Sender = { guestId: number } | { eventId: number };

const ofSender = (sender: Sender) =>
  'guestId' in sender
    ? eq(photos.guest_id, sender.guestId)
    : and(eq(photos.event_id, sender.eventId), sql`${photos.guest_id} is null`);

/** What a sender has on the site, uploads that are not finished included. */
export const usedBy = (db: Db, sender: Sender): Quota => {
  const used = db
    .select({ photos: count(), bytes: sum(photos.size).mapWith(Number) })
    .from(photos)
    .where(ofSender(sender))
    .get();
  return { photos: used?.photos ?? 0, bytes: used?.bytes ?? 0 };
};

/** A photo of which all parts have arrived already, by whomever; undefined without one. */
export const photoWithChecksum = (db: Db, checksum: string): Photo | undefined =>
  db
    .select()
    .from(photos)
    .where(and(eq(photos.checksum, checksum), sql`${photos.status} <> 'uploading'`))
    .get();

export const photoOfUpload = (db: Db, file: string): Photo | undefined =>
  db.select().from(photos).where(eq(photos.file, file)).get();

export const belongsTo = (photo: Photo, sender: Sender): boolean =>
  'guestId' in sender
    ? photo.guest_id === sender.guestId
    : photo.guest_id === null && photo.event_id === sender.eventId;

/** The sender's unfinished upload of the same photo, which a second attempt resumes; undefined without one. */
export const partialPhoto = (db: Db, sender: Sender, checksum: string): Photo | undefined =>
  db
    .select()
    .from(photos)
    .where(and(ofSender(sender), eq(photos.checksum, checksum), eq(photos.status, 'uploading')))
    .orderBy(asc(photos.id))
    .get();

type NewPhoto = { file: string; checksum: string | null; size: number };

export const beginPhoto = (db: Db, sender: Sender, photo: NewPhoto, at: Date) =>
  db
    .insert(photos)
    .values({
      ...photo,
      status: 'uploading',
      guest_id: 'guestId' in sender ? sender.guestId : null,
      event_id: 'eventId' in sender ? sender.eventId : null,
      created_at: at,
    })
    .run();

/**
 * All parts of a photo have arrived.
 * @returns false when the same photo is there already; then its row is gone
 */
export const receivePhoto = (db: Db, { id }: Photo, checksum: string): boolean =>
  inTransaction(db, (tx) => {
    if (photoWithChecksum(tx, checksum)) {
      tx.delete(photos).where(eq(photos.id, id)).run();
      return false;
    }
    tx.update(photos).set({ status: 'processing', checksum }).where(eq(photos.id, id)).run();
    return true;
  });

/** Uploads that are not finished, and photos whose copies are still to be made: the oldest first. */
export const photosIn = (db: Db, status: 'uploading' | 'processing'): Photo[] =>
  db.select().from(photos).where(eq(photos.status, status)).orderBy(asc(photos.id)).all();

type Copies = Pick<Photo, 'size' | 'width' | 'height' | 'tone'>;

/** Its copies are there: now the couple decides. One that was withdrawn meanwhile stays away. */
export const publishCopies = (db: Db, { file }: Photo, copies: Copies): boolean =>
  db
    .update(photos)
    .set({ ...copies, status: 'pending' })
    .where(and(eq(photos.file, file), eq(photos.status, 'processing')))
    .run().changes > 0;

/** It cannot be read as a picture; the row stays for a while, so that its sender is told. */
export const rejectPhoto = (db: Db, { file }: Photo) =>
  db.update(photos).set({ status: 'rejected', size: 0 }).where(eq(photos.file, file)).run();

/** @returns what was deleted; undefined when it is gone already */
export const deletePhoto = (db: Db, id: number): Photo | undefined =>
  db.delete(photos).where(eq(photos.id, id)).returning().get();

/** @throws DomainError `not_found` */
export const findPhoto = (db: Db, id: number): Photo => {
  const photo = db.select().from(photos).where(eq(photos.id, id)).get();
  if (!photo) throw new DomainError('not_found');
  return photo;
};

/** Those that the couple has taken into the album, the newest first. @param before an id; without it from the first */
export const approvedPhotos = (db: Db, limit: number, before?: number): Photo[] =>
  db
    .select()
    .from(photos)
    .where(
      and(eq(photos.status, 'approved'), before === undefined ? undefined : lt(photos.id, before)),
    )
    .orderBy(desc(photos.id))
    .limit(limit)
    .all();

/** Those that are shown on a screen: the last one taken into the album first. */
export const photosForWall = (db: Db, limit: number): Photo[] =>
  db
    .select()
    .from(photos)
    .where(eq(photos.status, 'approved'))
    .orderBy(desc(photos.decided_at), desc(photos.id))
    .limit(limit)
    .all();

/** All of a group's, the newest first. */
export const photosOfGroup = (db: Db, guestId: number): Photo[] =>
  db.select().from(photos).where(eq(photos.guest_id, guestId)).orderBy(desc(photos.id)).all();

export type PhotoFilter = { status?: ReviewedStatus | undefined; before?: number | undefined };

/** What the couple sees, with the group that sent it, the newest first. */
export const photosToReview = (
  db: Db,
  { status, before }: PhotoFilter,
  limit: number,
): { photo: Photo; groupName: string | null }[] =>
  db
    .select({ photo: photos, groupName: guests.group_name })
    .from(photos)
    .leftJoin(guests, eq(guests.id, photos.guest_id))
    .where(
      and(
        status ? eq(photos.status, status) : inArray(photos.status, [...reviewedStatuses]),
        before === undefined ? undefined : lt(photos.id, before),
      ),
    )
    .orderBy(desc(photos.id))
    .limit(limit)
    .all();

/** How many there are of each, and what they weigh in bytes. */
export const countPhotos = (db: Db) => {
  const rows = db
    .select({ status: photos.status, photos: count(), bytes: sum(photos.size).mapWith(Number) })
    .from(photos)
    .groupBy(photos.status)
    .all();
  const countOf = (status: Photo['status']) =>
    rows.find((row) => row.status === status)?.photos ?? 0;
  return {
    pending: countOf('pending'),
    approved: countOf('approved'),
    hidden: countOf('hidden'),
    onTheWay: countOf('uploading') + countOf('processing'),
    bytes: rows
      .filter(({ status }) => isReviewed(status))
      .reduce((total, { bytes }) => total + bytes, 0),
  };
};

/** The couple's decision about some photos; of those that are gone nothing is said. */
export const reviewPhotos = (
  db: Db,
  ids: readonly number[],
  { status, at }: { status: Exclude<ReviewedStatus, 'pending'>; at: Date },
): Photo[] =>
  inTransaction(db, (tx) => {
    const known = and(inArray(photos.id, [...ids]), inArray(photos.status, [...reviewedStatuses]));
    tx.update(photos)
      .set({ status, decided_at: at })
      .where(and(known, sql`${photos.status} <> ${status}`))
      .run();
    return tx.select().from(photos).where(known).orderBy(asc(photos.id)).all();
  });

/** Uploads without a new part since then, and rejected photos of that time, are forgotten. @returns their files */
export const clearTemporary = (
  db: Db,
  { expired, until }: { expired: readonly string[]; until: Date },
): Photo[] =>
  inTransaction(db, (tx) => [
    ...tx
      .delete(photos)
      .where(and(eq(photos.status, 'uploading'), inArray(photos.file, [...expired])))
      .returning()
      .all(),
    ...tx
      .delete(photos)
      .where(and(eq(photos.status, 'rejected'), lt(photos.created_at, until)))
      .returning()
      .all(),
  ]);
