import { and, asc, desc, eq, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { guests, payments, purchaseAlerts, purchases } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import {
  warningsOf,
  checkoutOpenMs,
  isExpired,
  isUpdate,
  nextCheck,
  purchaseStatus,
  type KnownPayment,
  type ProviderPayment,
  type PurchaseStatus,
} from '#domain/gifts/purchases.ts';
import { findPurchase, recordUpdate, type Purchase } from './purchases.ts';
import { hasAllShares } from './shares.ts';

export type StoredPayment = typeof payments.$inferSelect;

/** A stored payment as the rules know it. */
export const knownPayment = ({
  id,
  status,
  amount,
  currency,
  ...rest
}: StoredPayment): KnownPayment => ({
  id,
  status,
  amount,
  currency,
  refundedAmount: rest.refunded_amount,
  updatedAt: rest.updated_at,
});

/** Stored payments of a purchase, newest first. */
export const paymentsOf = (db: Db, purchaseId: number): StoredPayment[] =>
  db
    .select()
    .from(payments)
    .where(eq(payments.purchase_id, purchaseId))
    .orderBy(desc(payments.updated_at), desc(payments.id))
    .all();

export const listPayments = (db: Db): StoredPayment[] =>
  db.select().from(payments).orderBy(desc(payments.updated_at), desc(payments.id)).all();

const upsert = (db: Db, purchaseId: number, { updatedAt, ...payment }: KnownPayment) => {
  const row = {
    purchase_id: purchaseId,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    refunded_amount: payment.refundedAmount,
    updated_at: updatedAt,
  };
  db.insert(payments)
    .values({ id: payment.id, ...row })
    .onConflictDoUpdate({ target: payments.id, set: row })
    .run();
};

/**
 * Stores what the provider has just reported about a purchase, in any order of arrival, and applies the
 * consequences. Payments of other purchases are ignored.
 * @param received all payments known to the provider, or one
 * @param counts which of them is news
 * @returns the purchase after the update, and whether there was any news
 * @throws DomainError `not_found`
 */
export const recordPayments = (
  db: Db,
  purchaseId: number,
  received: readonly ProviderPayment[],
  now: Date,
  counts = isUpdate,
): { purchase: Purchase; hasUpdates: boolean } =>
  inTransaction(db, (tx) => {
    const purchase = findPurchase(tx, purchaseId);
    const before = new Map(paymentsOf(tx, purchaseId).map((row) => [row.id, knownPayment(row)]));
    let hasUpdates = false;
    for (const { externalReference, ...payment } of received) {
      if (externalReference !== purchase.external_reference) continue;
      if (!counts(before.get(payment.id), payment)) continue;
      upsert(tx, purchaseId, payment);
      hasUpdates = true;
    }
    const settled = settle(tx, purchase, now);
    return { purchase: settled, hasUpdates: hasUpdates || settled.status !== purchase.status };
  });

/** Derives the purchase from its payments, with its alerts and the time of the next check. */
const settle = (db: Db, purchase: Purchase, now: Date): Purchase => {
  const { id, total_amount, created_at } = purchase;
  const known = paymentsOf(db, id).map(knownPayment);
  const byPayments = purchaseStatus(known, total_amount);
  const soldOut = isSoldOut(db, purchase, byPayments.status, now) ? byPayments.payment : undefined;
  const byProvider = soldOut ? ('pending' as const) : byPayments.status;
  const checked = {
    status: known.length > 0 ? byProvider : purchase.status,
    createdAt: created_at,
    expiresAt: purchase.expires_at ?? new Date(created_at.getTime() + checkoutOpenMs),
    hasOpenPayment: byProvider === 'pending' && known.length > 0,
  };
  const status = isExpired(checked, now) ? ('cancelled' as const) : checked.status;
  const alerts = [
    ...warningsOf(known, total_amount),
    ...(soldOut ? [{ kind: 'no_shares_left' as const, paymentId: soldOut.id }] : []),
  ];
  deleteExpiredWarnings(db, id, alerts);
  for (const { kind, paymentId } of alerts) {
    db.insert(purchaseAlerts)
      .values({ purchase_id: id, payment_id: paymentId, kind, created_at: now })
      .onConflictDoNothing()
      .run();
  }
  const payment_id = byPayments.payment?.id ?? purchase.payment_id;
  const changed = status !== purchase.status || payment_id !== purchase.payment_id;
  if (status !== purchase.status) {
    recordUpdate(db, { by: { kind: 'system' }, at: now }, purchase, status);
  }
  db.update(purchases)
    .set({
      status,
      payment_id,
      next_check_at: nextCheck(checked, now),
      updated_at: changed ? now : purchase.updated_at,
    })
    .where(eq(purchases.id, id))
    .run();
  return findPurchase(db, id);
};

/**
 * Whether a payment comes too late: others took the shares that it was for. Once the couple was told to refund
 * it, that stays so, even if shares become free.
 */
const isSoldOut = (db: Db, purchase: Purchase, byPayments: PurchaseStatus, now: Date): boolean => {
  if (byPayments !== 'approved' || purchase.status === 'approved') return false;
  const wasReported = db
    .select({ id: purchaseAlerts.id })
    .from(purchaseAlerts)
    .where(
      and(eq(purchaseAlerts.purchase_id, purchase.id), eq(purchaseAlerts.kind, 'no_shares_left')),
    )
    .get();
  const query = { practice: purchase.is_practice, now };
  return wasReported !== undefined || !hasAllShares(db, purchase.id, query);
};

/** A part of the total was pointed out, and the rest has arrived since; or what was to be refunded was. */
const deleteExpiredWarnings = (
  db: Db,
  purchaseId: number,
  alerts: ReturnType<typeof warningsOf>,
) => {
  const passing = ['wrong_amount', 'no_shares_left'] as const;
  for (const passingKind of passing) {
    const current = alerts.flatMap(({ kind, paymentId }) =>
      kind === passingKind ? [paymentId] : [],
    );
    db.delete(purchaseAlerts)
      .where(
        and(
          eq(purchaseAlerts.purchase_id, purchaseId),
          eq(purchaseAlerts.kind, passingKind),
          isNull(purchaseAlerts.seen_at),
          notInArray(purchaseAlerts.payment_id, current),
        ),
      )
      .run();
  }
};

/** Purchases due for a check with the provider, the longest overdue first. */
export const duePurchases = (db: Db, now: Date, limit: number): Purchase[] =>
  db
    .select()
    .from(purchases)
    .where(and(isNotNull(purchases.next_check_at), lte(purchases.next_check_at, now)))
    .orderBy(asc(purchases.next_check_at))
    .limit(limit)
    .all();

/** The provider did not answer: the next check is when it would have been anyway. */
export const delayCheck = (db: Db, purchase: Purchase, at: Date) => {
  db.update(purchases).set({ next_check_at: at }).where(eq(purchases.id, purchase.id)).run();
};

/** Alerts that the couple has not ticked off, newest first. */
export const openWarnings = (db: Db) =>
  db
    .select({ alert: purchaseAlerts, payment: payments, purchase: purchases, group: guests })
    .from(purchaseAlerts)
    .innerJoin(payments, eq(payments.id, purchaseAlerts.payment_id))
    .innerJoin(purchases, eq(purchases.id, purchaseAlerts.purchase_id))
    .innerJoin(guests, eq(guests.id, purchases.guest_id))
    .where(isNull(purchaseAlerts.seen_at))
    .orderBy(desc(purchaseAlerts.created_at), desc(purchaseAlerts.id))
    .all();

/** @throws DomainError `not_found` */
export const tickOffAlert = (db: Db, id: number, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    const alert = tx.select().from(purchaseAlerts).where(eq(purchaseAlerts.id, id)).get();
    if (!alert) throw new DomainError('not_found');
    if (alert.seen_at) return;
    recordUpdate(tx, audit, findPurchase(tx, alert.purchase_id), 'alert_seen');
    tx.update(purchaseAlerts).set({ seen_at: audit.at }).where(eq(purchaseAlerts.id, id)).run();
  });
