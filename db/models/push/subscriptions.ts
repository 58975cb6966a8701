import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { pushSubscriptions } from '#db/schema.ts';

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** A session and a browser have one subscription each: the one of an earlier session on the same phone is replaced. */
export const savePushSubscription = (db: Db, subscription: PushSubscriptionRow) =>
  inTransaction(db, (tx) => {
    const { token_hash, endpoint } = subscription;
    const saved = findPushSubscription(tx, token_hash);
    // What is on its way to it stays so where nothing has changed.
    if (saved?.endpoint === endpoint && saved.auth === subscription.auth) return;
    deletePushSubscription(tx, token_hash);
    tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)).run();
    tx.insert(pushSubscriptions).values(subscription).run();
  });

/** @param tokenHash the session of the phone */
export const findPushSubscription = (db: Db, tokenHash: string): PushSubscriptionRow | undefined =>
  db.select().from(pushSubscriptions).where(eq(pushSubscriptions.token_hash, tokenHash)).get();

export const deletePushSubscription = (db: Db, tokenHash: string) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.token_hash, tokenHash)).run();
