import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { guestEvents, guests } from '#db/schema.ts';

const next = { version: sql`${guests.version} + 1` };

/** A group's form that is open gets a conflict instead of overwriting the new data. */
export const incrementVersion = (db: Db, guestId: number) =>
  db.update(guests).set(next).where(eq(guests.id, guestId)).run();

/** Raises the version of every group that is invited to the event. */
export const incrementVersionsOfInvited = (db: Db, eventId: number) => {
  const invited = db
    .select({ id: guestEvents.guest_id })
    .from(guestEvents)
    .where(eq(guestEvents.event_id, eventId));
  db.update(guests).set(next).where(inArray(guests.id, invited)).run();
};
