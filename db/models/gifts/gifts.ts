import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { gifts, purchaseItems } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { FieldChange, AuditContext } from '#domain/history/history.ts';
import { recordChange } from '../history.ts';

export type Gift = typeof gifts.$inferSelect;
export type NewGift = Pick<Gift, 'name' | 'description' | 'price' | 'image_url' | 'visible'>;
export type GiftWithCount = Gift & { purchase_count: number };
/** The columns of a gift that guests see. */
export type OfferedGift = Omit<GiftWithCount, 'visible' | 'version' | 'created_at' | 'updated_at'>;

/** Whether practice purchases count as given: only while there is no real checkout. */
export type CountQuery = { practice: boolean };

/** How often a gift was given: only paid purchases count. */
const purchaseCount = (practice: unknown) => sql<number>`(
  select coalesce(sum(purchase_items.quantity), 0) from purchase_items
  join purchases on purchases.id = purchase_items.purchase_id
  where purchase_items.gift_id = gifts.id and purchases.status = 'approved'
  and purchases.is_practice <= ${practice}
)`;

const offered = (practice: unknown) => ({
  id: gifts.id,
  name: gifts.name,
  description: gifts.description,
  price: gifts.price,
  image_url: gifts.image_url,
  purchase_count: purchaseCount(practice),
});

const counted = (db: Db, { practice }: CountQuery) =>
  db.select({ ...getTableColumns(gifts), ...offered(Number(practice)) }).from(gifts);

/** The whole catalogue, hidden gifts included, in order of creation. */
export const listGifts = (db: Db, countQuery: CountQuery): GiftWithCount[] =>
  counted(db, countQuery).orderBy(asc(gifts.id)).all();

const visibleGifts = cachedQuery((db) =>
  db
    .select(offered(param('practice')))
    .from(gifts)
    .where(sql`${gifts.visible} = 1`)
    .orderBy(asc(gifts.id))
    .prepare(),
);

export const listVisibleGifts = (db: Db, { practice }: CountQuery): OfferedGift[] =>
  visibleGifts(db).all({ practice: Number(practice) });

/** @throws DomainError `not_found` */
export const findGift = (db: Db, id: number): Gift =>
  found(db.select().from(gifts).where(eq(gifts.id, id)).get());

/** @throws DomainError `not_found` */
export const findGiftWithCount = (db: Db, id: number, countQuery: CountQuery): GiftWithCount =>
  found(counted(db, countQuery).where(eq(gifts.id, id)).get());

const found = <Found>(gift: Found | undefined): Found => {
  if (!gift) throw new DomainError('not_found');
  return gift;
};

export const createGift = (db: Db, gift: NewGift, audit: AuditContext): Gift =>
  inTransaction(db, (tx) => {
    const created = tx
      .insert(gifts)
      .values({ ...gift, created_at: audit.at, updated_at: audit.at })
      .returning()
      .get();
    const { id: giftId, name } = created;
    recordChange(tx, audit, { subject: 'gift', action: 'created', giftId, name });
    return created;
  });

/** `version`: the one that the writer read; without it the later write wins. */
export type GiftChange = { gift: NewGift; version?: number | undefined };

/** Purchased items keep their price. @throws DomainError `not_found`, `gift_changed` */
export const updateGift = (
  db: Db,
  id: number,
  { gift, version }: GiftChange,
  audit: AuditContext,
) =>
  inTransaction(db, (tx) => {
    const before = findGift(tx, id);
    if (version !== undefined && version !== before.version) throw new DomainError('gift_changed');
    const fields = differenceOf(before, gift);
    if (fields.length === 0) return;
    const { name } = gift;
    recordChange(tx, audit, { subject: 'gift', action: 'changed', giftId: id, name, fields });
    tx.update(gifts)
      .set({ ...gift, version: before.version + 1, updated_at: audit.at })
      .where(eq(gifts.id, id))
      .run();
  });

const differenceOf = (before: Gift, after: NewGift): FieldChange[] => [
  ...(['name', 'price', 'visible'] as const)
    .map((field) => ({ field, from: plain(before[field]), to: plain(after[field]) }))
    .filter(({ from, to }) => from !== to),
  ...(['description', 'image_url'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field })),
];

const plain = (value: string | number | boolean) =>
  typeof value === 'boolean' ? Number(value) : value;

/** @throws DomainError `not_found`; `gift_has_purchases` once it is part of a purchase */
export const assertGiftRemovable = (db: Db, id: number) => {
  findGift(db, id);
  const selected = db.select().from(purchaseItems).where(eq(purchaseItems.gift_id, id)).get();
  if (selected) throw new DomainError('gift_has_purchases');
};

/** @throws DomainError as `assertGiftRemovable` */
export const removeGift = (db: Db, id: number, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    assertGiftRemovable(tx, id);
    const { name } = findGift(tx, id);
    recordChange(tx, audit, { subject: 'gift', action: 'removed', giftId: id, name });
    tx.delete(gifts).where(eq(gifts.id, id)).run();
  });
