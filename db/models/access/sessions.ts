import { and, desc, eq, gt, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { adminSessions, guests, guestSessions, users } from '#db/schema.ts';

export type GuestSession = typeof guestSessions.$inferInsert;
export type AdminSession = typeof adminSessions.$inferSelect;

/** The time of a group's first session is stored: it shows the couple who has opened their invitation. */
export const startGuestSession = (db: Db, session: GuestSession) =>
  inTransaction(db, (tx) => {
    const { guest_id, created_at } = session;
    clearExpiredSessions(tx, created_at);
    tx.insert(guestSessions).values(session).run();
    clearEarliest(tx, guest_id);
    recordOpened(tx, guest_id, created_at);
  });

/** Sessions kept per group; repeated logins cannot fill the disk. */
export const mostSessions = 50;

/** The sessions used last are kept: use moves `expires_at`. */
const clearEarliest = (db: Db, guestId: number) => {
  const isOfGroup = eq(guestSessions.guest_id, guestId);
  const lastUsed = db
    .select({ token: guestSessions.token_hash })
    .from(guestSessions)
    .where(isOfGroup)
    .orderBy(desc(guestSessions.expires_at), sql`rowid desc`)
    .limit(mostSessions);
  db.delete(guestSessions)
    .where(and(isOfGroup, notInArray(guestSessions.token_hash, lastUsed)))
    .run();
};

/** Deletes expired guest sessions. */
export const clearExpiredSessions = (db: Db, now: Date) =>
  db.delete(guestSessions).where(lte(guestSessions.expires_at, now)).run();

/** Writes only the first time. */
export const recordOpened = (db: Db, guestId: number, at: Date) =>
  db
    .update(guests)
    .set({ first_signed_in_at: at })
    .where(and(eq(guests.id, guestId), isNull(guests.first_signed_in_at)))
    .run();

const guestSession = cachedQuery((db) =>
  db
    .select({ session: guestSessions, group: guests })
    .from(guestSessions)
    .innerJoin(guests, eq(guests.id, guestSessions.guest_id))
    .where(
      and(
        eq(guestSessions.token_hash, param('tokenHash')),
        gt(guestSessions.expires_at, param('now')),
      ),
    )
    .prepare(),
);

/** The session and its group, unless it has expired. */
export const findGuestSession = (db: Db, tokenHash: string, now: Date) =>
  guestSession(db).get({ tokenHash, now: now.getTime() });

export const extendGuestSession = (db: Db, tokenHash: string, expiresAt: Date) =>
  db
    .update(guestSessions)
    .set({ expires_at: expiresAt })
    .where(eq(guestSessions.token_hash, tokenHash))
    .run();

export const endGuestSession = (db: Db, tokenHash: string) =>
  db.delete(guestSessions).where(eq(guestSessions.token_hash, tokenHash)).run();

export const endSessionsOfGroup = (db: Db, guestId: number) =>
  db.delete(guestSessions).where(eq(guestSessions.guest_id, guestId)).run();

export const startAdminSession = (db: Db, session: AdminSession) => {
  db.delete(adminSessions).where(lte(adminSessions.expires_at, session.created_at)).run();
  db.insert(adminSessions).values(session).run();
};

const adminSession = cachedQuery((db) =>
  db
    .select({ session: adminSessions, user: users })
    .from(adminSessions)
    .innerJoin(users, eq(users.id, adminSessions.user_id))
    .where(
      and(
        eq(adminSessions.token_hash, param('tokenHash')),
        gt(adminSessions.expires_at, param('now')),
      ),
    )
    .prepare(),
);

/** The session and its user as stored now, unless it has expired. */
export const findAdminSession = (db: Db, tokenHash: string, now: Date) =>
  adminSession(db).get({ tokenHash, now: now.getTime() });

export const extendAdminSession = (db: Db, tokenHash: string, expiresAt: Date) =>
  db
    .update(adminSessions)
    .set({ expires_at: expiresAt })
    .where(eq(adminSessions.token_hash, tokenHash))
    .run();

export const endAdminSession = (db: Db, tokenHash: string) =>
  db.delete(adminSessions).where(eq(adminSessions.token_hash, tokenHash)).run();

export const endSessionsOfUser = (db: Db, userId: number) =>
  db.delete(adminSessions).where(eq(adminSessions.user_id, userId)).run();
