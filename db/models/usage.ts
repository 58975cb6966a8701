import { count, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import {
  adminSessions,
  guestEventResponses,
  guests,
  guestSessions,
  messages,
  openedChats,
} from '#db/schema.ts';

/** Usage of the site: counts only, without personal data. */
export const countUsage = (db: Db, now: Date) => ({
  answers: db.select({ is: count() }).from(guestEventResponses).get()?.is ?? 0,
  guestSessions:
    db.select({ is: count() }).from(guestSessions).where(gt(guestSessions.expires_at, now)).get()
      ?.is ?? 0,
  adminSessions:
    db.select({ is: count() }).from(adminSessions).where(gt(adminSessions.expires_at, now)).get()
      ?.is ?? 0,
});

/** Whether an invitation has gone out, or somebody has come by one. */
export const hasInvitedGuests = (db: Db): boolean =>
  [
    db.select({ id: messages.id }).from(messages),
    db.select({ id: openedChats.member_id }).from(openedChats),
    db.select({ id: guests.id }).from(guests).where(isNotNull(guests.first_signed_in_at)),
  ].some((found) => found.limit(1).get() !== undefined);
