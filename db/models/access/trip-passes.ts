import { asc, count, eq, isNotNull, max } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { guestSessions } from '#db/schema.ts';

export type TripPass = {
  complete: boolean;
  /** Null once it is gone from the phone. */
  savedAt: Date | null;
  bytes: number;
  seenAt: Date;
};

/** @param tokenHash the session of the phone */
export const saveTripPass = (db: Db, tokenHash: string, pass: TripPass) => {
  db.update(guestSessions)
    .set({
      pass_complete: pass.complete,
      pass_saved_at: pass.savedAt,
      pass_bytes: pass.bytes,
      pass_seen_at: pass.seenAt,
    })
    .where(eq(guestSessions.token_hash, tokenHash))
    .run();
};

/** Of each group whose phones have said anything. A phone from which all is gone counts as none. */
export const tripPassesByGroup = (db: Db) =>
  db
    .select({
      guestId: guestSessions.guest_id,
      phones: count(guestSessions.pass_saved_at),
      complete: max(guestSessions.pass_complete),
      lastSeenAt: max(guestSessions.pass_seen_at),
    })
    .from(guestSessions)
    .where(isNotNull(guestSessions.pass_seen_at))
    .groupBy(guestSessions.guest_id)
    .orderBy(asc(guestSessions.guest_id))
    .all();
