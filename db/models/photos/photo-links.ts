import { asc, eq, sql } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { photoLinks } from '#db/schema.ts';
import { findEvent } from '../events/events.ts';
import { DomainError } from '#domain/errors.ts';
import type { LinkPurpose } from '#domain/photos/photo-link.ts';

export type PhotoLink = typeof photoLinks.$inferSelect;

export const listPhotoLinks = (db: Db): PhotoLink[] =>
  db.select().from(photoLinks).orderBy(asc(photoLinks.id)).all();

type NewLink = { purpose: LinkPurpose; eventId: number | null; token: string };

/**
 * Makes a link; an event keeps the one that it has, as its cards are printed.
 * @throws DomainError `not_found` for an event that is not there
 */
export const createPhotoLink = (
  db: Db,
  { purpose, eventId, token }: NewLink,
  at: Date,
): PhotoLink =>
  inTransaction(db, (tx) => {
    if (eventId !== null && !findEvent(tx, eventId)) throw new DomainError('not_found');
    const ofEvent = eventId === null ? sql`0` : eq(photoLinks.event_id, eventId);
    const existing = tx.select().from(photoLinks).where(ofEvent).get();
    if (existing) return existing;
    return tx
      .insert(photoLinks)
      .values({ purpose, event_id: eventId, token, created_at: at })
      .returning()
      .get();
  });

/** Taken back, it opens nothing any more. @throws DomainError `not_found` */
export const deletePhotoLink = (db: Db, id: number) => {
  const { changes } = db.delete(photoLinks).where(eq(photoLinks.id, id)).run();
  if (changes === 0) throw new DomainError('not_found');
};

export const linkOfToken = (db: Db, token: string): PhotoLink | undefined =>
  db.select().from(photoLinks).where(eq(photoLinks.token, token)).get();
