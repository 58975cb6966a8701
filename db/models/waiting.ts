import { and, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from '#db/connection.ts';
import {
  changeRequests,
  linkRequests,
  messages,
  photos,
  purchaseAlerts,
  purchases,
  surprises,
} from '#db/schema.ts';

const countOf = (db: Db, table: SQLiteTable, where: SQL | undefined): number =>
  db.select({ count: count() }).from(table).where(where).get()?.count ?? 0;

/** How many things wait for a decision of the couple: each stays until they have made it. */
export const countWaiting = (db: Db) => ({
  linkRequests: countOf(db, linkRequests, isNull(linkRequests.settled_at)),
  requests: countOf(db, changeRequests, eq(changeRequests.status, 'pending')),
  transfers: countOf(
    db,
    purchases,
    and(eq(purchases.payment_method, 'transfer'), eq(purchases.status, 'pending')),
  ),
  purchaseAlerts: countOf(db, purchaseAlerts, isNull(purchaseAlerts.seen_at)),
  surprises: countOf(db, surprises, eq(surprises.status, 'open')),
  photos: countOf(db, photos, eq(photos.status, 'pending')),
  /** Not delivered, or perhaps not. */
  messages: countOf(db, messages, inArray(messages.state, ['uncertain', 'failed'])),
});
