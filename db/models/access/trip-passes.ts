import { and, asc, count, eq, exists, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import {
  guestEventResponses,
  guestEvents,
  guestMembers,
  guests,
  guestSessions,
} from '#db/schema.ts';

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

/** The groups with an invitation that they have not fully declined, by name: by `isInvitedTo`, in one query. */
export const travellingGroups = (db: Db): { id: number; name: string }[] => {
  const { is_attending: attending } = guestEventResponses;
  const mayCome = db
    .select({ one: sql`1` })
    .from(guestEvents)
    .innerJoin(guestMembers, eq(guestMembers.guest_id, guestEvents.guest_id))
    .leftJoin(
      guestEventResponses,
      and(
        eq(guestEventResponses.guest_event_id, guestEvents.id),
        eq(guestEventResponses.member_id, guestMembers.id),
      ),
    )
    .where(and(eq(guestEvents.guest_id, guests.id), or(isNull(attending), eq(attending, true))));
  return db
    .select({ id: guests.id, name: guests.group_name })
    .from(guests)
    .where(and(isNull(guests.erased_at), exists(mayCome)))
    .orderBy(asc(guests.name_key))
    .all();
};
