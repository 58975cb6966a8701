import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { cachedQuery, param } from '#db/cached-query.ts';
import type { Db } from '#db/connection.ts';
import { gifts, guests, purchaseItems, purchases } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';

/** Two queries for the same purchases: their rows, and their items. */
const purchaseQuery = (where?: () => SQL | undefined) => ({
  heads: cachedQuery((db) =>
    db
      .select({ purchase: purchases, group: guests })
      .from(purchases)
      .innerJoin(guests, eq(guests.id, purchases.guest_id))
      .where(where?.())
      .orderBy(desc(purchases.created_at), desc(purchases.id))
      .prepare(),
  ),
  items: cachedQuery((db) =>
    db
      .select({ item: purchaseItems, gift: gifts })
      .from(purchaseItems)
      .innerJoin(gifts, eq(gifts.id, purchaseItems.gift_id))
      .innerJoin(purchases, eq(purchases.id, purchaseItems.purchase_id))
      .where(where?.())
      .orderBy(purchaseItems.id)
      .prepare(),
  ),
});

const withItems = (
  db: Db,
  query: ReturnType<typeof purchaseQuery>,
  values: Record<string, unknown>,
) => {
  const items = query.items(db).all(values);
  const byPurchase = Map.groupBy(items, ({ item }) => item.purchase_id);
  return query
    .heads(db)
    .all(values)
    .map((row) => ({ ...row, items: byPurchase.get(row.purchase.id) ?? [] }));
};

/** A purchase with its giver and its items. */
export type FullPurchase = ReturnType<typeof withItems>[number];

const isApproved = () => sql`${purchases.status} = 'approved'`;
const isOfGroup = () => eq(purchases.guest_id, param('guestId'));
const hasCode = () => eq(purchases.confirmation_code, param('code'));

const every = purchaseQuery();
const approved = purchaseQuery(isApproved);
const approvedOfGroup = purchaseQuery(() => and(isApproved(), isOfGroup()));
const ofId = purchaseQuery(() => eq(purchases.id, param('id')));
const ofCode = purchaseQuery(hasCode);
const ofCodeAndGroup = purchaseQuery(() => and(hasCode(), isOfGroup()));

/** Newest first. */
export const listPurchases = (db: Db): FullPurchase[] => withItems(db, every, {});

export const approvedPurchases = (db: Db, guestId?: number): FullPurchase[] =>
  withItems(db, guestId === undefined ? approved : approvedOfGroup, { guestId });

const only = ([purchase]: FullPurchase[]): FullPurchase => {
  if (!purchase) throw new DomainError('not_found');
  return purchase;
};

/** @throws DomainError `not_found` */
export const fullPurchase = (db: Db, id: number): FullPurchase => only(withItems(db, ofId, { id }));

/** @throws DomainError `not_found`, also when it is another group's */
export const purchaseByCode = (db: Db, code: string, guestId?: number): FullPurchase =>
  only(withItems(db, guestId === undefined ? ofCode : ofCodeAndGroup, { code, guestId }));
