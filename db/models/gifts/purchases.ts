import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { gifts, purchaseItems, purchases } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { PurchaseUpdate, AuditContext } from '#domain/history/history.ts';
import { pricedItem } from '#domain/gifts/gift-rules.ts';
import { openPurchases, type TransferResolution } from '#domain/gifts/purchases.ts';
import { recordChange } from '../history.ts';
import { hasAllShares, takenSharesOf, type CountQuery } from './shares.ts';

export type Purchase = typeof purchases.$inferSelect;

/** `amount`: of one gift of any amount. */
export type Line = { giftId: number; quantity: number; amount?: number | undefined };

export type NewPurchase = Pick<
  Purchase,
  'guest_id' | 'confirmation_code' | 'payment_method' | 'message_for_couple'
> &
  Partial<
    Pick<
      Purchase,
      | 'status'
      | 'external_reference'
      | 'idempotency_key'
      | 'request_hash'
      | 'expires_at'
      | 'next_check_at'
    >
  > & {
    lines: readonly Line[];
    /** Whether practice purchases take shares from it; see `CountQuery`. */
    practice?: boolean;
  };

/**
 * Records a purchase at the gifts' stored prices.
 * @throws DomainError `gift_unavailable` for a gift that is hidden or missing; and as `pricedItem`
 */
export const createPurchase = (
  db: Db,
  { lines, practice = false, ...purchase }: NewPurchase,
  audit: AuditContext,
): Purchase =>
  inTransaction(db, (tx) => {
    assertOpenLimit(tx, purchase.guest_id, audit.at);
    const items = pricedItems(tx, lines, { practice, now: audit.at });
    const total = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
    const created = tx
      .insert(purchases)
      .values({ ...purchase, total_amount: total, created_at: audit.at, updated_at: audit.at })
      .returning()
      .get();
    for (const item of items) {
      tx.insert(purchaseItems)
        .values({ ...item, purchase_id: created.id })
        .run();
    }
    recordChange(tx, audit, { ...purchaseOf(created), action: 'created' });
    return created;
  });

/**
 * Limits open purchases, far above what a group gives at a time: a script could fill the disk, and each one
 * is checked with the provider.
 */
const assertOpenLimit = (db: Db, guestId: number, now: Date) => {
  const { limit, withinMs } = openPurchases;
  const { open } = db
    .select({ open: count() })
    .from(purchases)
    .where(
      and(
        eq(purchases.guest_id, guestId),
        eq(purchases.status, 'pending'),
        gt(purchases.created_at, new Date(now.getTime() - withinMs)),
      ),
    )
    .get()!;
  if (open >= limit) throw new DomainError('too_many_attempts', { retryAfterSeconds: 3600 });
};

const purchaseOf = ({ id, guest_id, total_amount, payment_method }: Purchase) => ({
  subject: 'purchase' as const,
  guestId: guest_id,
  purchaseId: id,
  amount: total_amount,
  method: payment_method,
});

/** Writes a history line about a purchase. */
export const recordUpdate = (
  tx: Db,
  audit: AuditContext,
  purchase: Purchase,
  update: PurchaseUpdate,
) => recordChange(tx, audit, { ...purchaseOf(purchase), action: 'changed', news: update });

const pricedItems = (db: Db, lines: readonly Line[], query: CountQuery) => {
  const ids = lines.map(({ giftId }) => giftId);
  const offered = db
    .select()
    .from(gifts)
    .where(and(inArray(gifts.id, ids), eq(gifts.visible, true)))
    .all();
  const byId = new Map(offered.map((gift) => [gift.id, gift]));
  return lines.flatMap((line, index) => {
    const { giftId } = line;
    const path = `items.${index}`;
    const gift = byId.get(giftId);
    if (!gift) throw new DomainError('gift_unavailable', { giftId, field: `${path}.giftId` });
    const taken = () => takenSharesOf(db, giftId, query);
    return pricedItem(gift, line, taken, path).map(({ quantity, unitPrice }) => ({
      gift_id: giftId,
      quantity,
      unit_price: unitPrice,
    }));
  });
};

/**
 * The purchase that this key started, or a new one: fifty taps are one purchase.
 * @throws DomainError `key_reused` when the key came with another request; `gift_unavailable`
 */
export const startPurchase = (db: Db, purchase: NewPurchase, audit: AuditContext): Purchase =>
  inTransaction(db, (tx) => {
    const { guest_id, idempotency_key, request_hash } = purchase;
    if (!idempotency_key) return createPurchase(tx, purchase, audit);
    const started = tx
      .select()
      .from(purchases)
      .where(and(eq(purchases.guest_id, guest_id), eq(purchases.idempotency_key, idempotency_key)))
      .get();
    if (started && started.request_hash !== request_hash) throw new DomainError('key_reused');
    return started ?? createPurchase(tx, purchase, audit);
  });

export type Checkout = {
  preferenceId: string;
  initPoint: string;
  sandboxInitPoint: string | null;
  isPractice: boolean;
};

/** Stores the checkout's address, once; a second answer of the provider changes nothing. */
export const openCheckout = (db: Db, id: number, checkout: Checkout): Purchase =>
  inTransaction(db, (tx) => {
    tx.update(purchases)
      .set({
        preference_id: checkout.preferenceId,
        init_point: checkout.initPoint,
        sandbox_init_point: checkout.sandboxInitPoint,
        is_practice: checkout.isPractice,
      })
      .where(and(eq(purchases.id, id), isNull(purchases.init_point)))
      .run();
    return findPurchase(tx, id);
  });

const found = (purchase: Purchase | undefined): Purchase => {
  if (!purchase) throw new DomainError('not_found');
  return purchase;
};

/** @throws DomainError `not_found` */
export const findPurchase = (db: Db, id: number): Purchase =>
  found(db.select().from(purchases).where(eq(purchases.id, id)).get());

export const purchaseByReference = (db: Db, reference: string): Purchase | undefined =>
  db
    .select()
    .from(purchases)
    .where(
      and(eq(purchases.external_reference, reference), eq(purchases.payment_method, 'mercadopago')),
    )
    .get();

/**
 * Stores whether the couple saw the money on their account; either decision may be corrected.
 * @throws DomainError `not_found`; `not_a_transfer`; `shares_gone` when others took its shares meanwhile
 */
export const resolveTransfer = (
  db: Db,
  id: number,
  { status, practice }: { status: TransferResolution; practice: boolean },
  audit: AuditContext,
) =>
  inTransaction(db, (tx) => {
    const purchase = findPurchase(tx, id);
    if (purchase.payment_method !== 'transfer') throw new DomainError('not_a_transfer');
    if (purchase.status === status) return;
    if (status === 'approved' && !hasAllShares(tx, id, { practice, now: audit.at })) {
      throw new DomainError('shares_gone');
    }
    recordUpdate(tx, audit, purchase, status);
    tx.update(purchases).set({ status, updated_at: audit.at }).where(eq(purchases.id, id)).run();
  });

/** Thanks have one date: ticked again, they keep it. @throws DomainError `not_found` */
export const recordThanks = (db: Db, id: number, sent: boolean, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    const purchase = findPurchase(tx, id);
    if (sent === (purchase.thanked_at !== null)) return;
    recordUpdate(tx, audit, purchase, sent ? 'thanked' : 'not_thanked');
    tx.update(purchases)
      .set({ thanked_at: sent ? audit.at : null })
      .where(eq(purchases.id, id))
      .run();
  });
