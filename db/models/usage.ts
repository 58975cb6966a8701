import { count, gt } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { adminSessions, guestEventResponses, guestSessions } from '#db/schema.ts';

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
