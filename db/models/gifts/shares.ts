import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { gifts, purchaseItems, purchases } from '#db/schema.ts';
import { isPartOf, shareHoldMs, type TakenShares } from '#domain/gifts/gift-kinds.ts';

export type CountQuery = {
  /** Whether practice purchases count as given: only while there is no real checkout. */
  practice: boolean;
  now: Date;
};

/** Values of the condition below: numbers, or the names of a prepared query's parameters. */
export type ClaimQuery = { practice: unknown; pendingSince: unknown };

export const claimQuery = ({ practice, now }: CountQuery) => ({
  practice: Number(practice),
  pendingSince: now.getTime() - shareHoldMs,
});

/**
 * Whether a purchase keeps its shares from others: it is paid, a transfer that waits for the couple, or an
 * online purchase that was started just now.
 */
export const holdsShares = ({ practice, pendingSince }: ClaimQuery): SQL => sql`(
  purchases.status = 'approved' or (purchases.status = 'pending' and
    (purchases.payment_method = 'transfer' or purchases.created_at > ${pendingSince}))
) and purchases.is_practice <= ${practice}`;

/** The taken shares of a gift. @param exclude a purchase that is not counted */
export const takenSharesOf = (
  db: Db,
  giftId: number,
  query: CountQuery,
  exclude = 0,
): TakenShares =>
  db
    .select({
      count: sql<number>`coalesce(sum(${purchaseItems.quantity}), 0)`,
      amount: sql<number>`coalesce(sum(${purchaseItems.quantity} * ${purchaseItems.unit_price}), 0)`,
    })
    .from(purchaseItems)
    .innerJoin(purchases, eq(purchases.id, purchaseItems.purchase_id))
    .where(
      and(
        eq(purchaseItems.gift_id, giftId),
        ne(purchases.id, exclude),
        holdsShares(claimQuery(query)),
      ),
    )
    .get()!;

/** Whether a purchase, which may have lost its hold, still fits beside what others took of its gifts. */
export const hasAllShares = (db: Db, purchaseId: number, query: CountQuery): boolean =>
  db
    .select({
      id: gifts.id,
      price: gifts.price,
      shares: gifts.shares,
      count: sql<number>`sum(${purchaseItems.quantity})`,
      amount: sql<number>`sum(${purchaseItems.quantity} * ${purchaseItems.unit_price})`,
    })
    .from(purchaseItems)
    .innerJoin(gifts, eq(gifts.id, purchaseItems.gift_id))
    .where(and(eq(purchaseItems.purchase_id, purchaseId), eq(gifts.kind, 'shares')))
    .groupBy(gifts.id)
    .all()
    .every(({ id, price, shares, count, amount }) => {
      const rest = takenSharesOf(db, id, query, purchaseId);
      return isPartOf(
        { price, shares: shares ?? 0 },
        { count: count + rest.count, amount: amount + rest.amount },
      );
    });
