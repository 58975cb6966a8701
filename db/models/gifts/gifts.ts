import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { gifts, purchaseItems, purchases } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { changedField, kindToStore } from '#domain/gifts/gift-rules.ts';
import type { FieldChange, AuditContext } from '#domain/history/history.ts';
import { recordChange } from '../history.ts';
import { isPaidOrOpen } from './counting-purchases.ts';
import { claimQuery, holdsShares, type CountQuery, type ClaimQuery } from './shares.ts';

export type Gift = typeof gifts.$inferSelect;
export type NewGift = Pick<Gift, 'name' | 'description' | 'price' | 'image_url' | 'visible'> &
  Partial<Pick<Gift, 'kind' | 'shares'>>;
export type GiftWithCount = Gift & {
  purchase_count: number;
  /** Shares that are paid or held, and what they cost; 0 where a gift has none. */
  taken_count: number;
  taken_amount: number;
};
/** The columns of a gift that guests see. */
export type OfferedGift = Omit<GiftWithCount, 'visible' | 'version' | 'created_at' | 'updated_at'>;

/** How often a gift was given: only paid purchases count. */
const purchaseCount = (practice: unknown) => sql<number>`(
  select coalesce(sum(purchase_items.quantity), 0) from purchase_items
  join purchases on purchases.id = purchase_items.purchase_id
  where purchase_items.gift_id = gifts.id and purchases.status = 'approved'
  and purchases.is_practice <= ${practice}
)`;

const offered = ({ practice, pendingSince }: ClaimQuery) => ({
  id: gifts.id,
  name: gifts.name,
  description: gifts.description,
  price: gifts.price,
  image_url: gifts.image_url,
  kind: gifts.kind,
  shares: gifts.shares,
  purchase_count: purchaseCount(practice),
  taken_count: takenShares(sql`sum(purchase_items.quantity)`, { practice, pendingSince }),
  taken_amount: takenShares(sql`sum(purchase_items.quantity * purchase_items.unit_price)`, {
    practice,
    pendingSince,
  }),
});

/** 0 for a gift without shares. */
const takenShares = (sum: SQL, query: ClaimQuery) => sql<number>`iif(gifts.shares is null, 0, (
  select coalesce(${sum}, 0) from purchase_items
  join purchases on purchases.id = purchase_items.purchase_id
  where purchase_items.gift_id = gifts.id and ${holdsShares(query)}
))`;

const counted = (db: Db, query: CountQuery) =>
  db.select({ ...getTableColumns(gifts), ...offered(claimQuery(query)) }).from(gifts);

/** The whole catalogue, hidden gifts included, in order of creation. */
export const listGifts = (db: Db, countQuery: CountQuery): GiftWithCount[] =>
  counted(db, countQuery).orderBy(asc(gifts.id)).all();

const visibleGifts = cachedQuery((db) =>
  db
    .select(offered({ practice: param('practice'), pendingSince: param('pendingSince') }))
    .from(gifts)
    .where(sql`${gifts.visible} = 1`)
    .orderBy(asc(gifts.id))
    .prepare(),
);

export const listVisibleGifts = (db: Db, query: CountQuery): OfferedGift[] =>
  visibleGifts(db).all(claimQuery(query));

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
      .values({ ...gift, ...kindToStore(gift), created_at: audit.at, updated_at: audit.at })
      .returning()
      .get();
    const { id: giftId, name } = created;
    recordChange(tx, audit, { subject: 'gift', action: 'created', giftId, name });
    return created;
  });

/** `version`: the one that the writer read; without it the later write wins. */
export type GiftChange = { gift: NewGift; version?: number | undefined };

/** Whether the gift is part of a purchase that is paid, or can still be paid. */
const isSold = (db: Db, giftId: number): boolean =>
  db
    .select({ id: purchaseItems.id })
    .from(purchaseItems)
    .innerJoin(purchases, eq(purchases.id, purchaseItems.purchase_id))
    .where(and(eq(purchaseItems.gift_id, giftId), isPaidOrOpen()))
    .limit(1)
    .get() !== undefined;

/** Purchased items keep their price. @throws DomainError `not_found`, `gift_changed`, `gift_sold`, and as `kindToStore` */
export const updateGift = (
  db: Db,
  id: number,
  { gift: submitted, version }: GiftChange,
  audit: AuditContext,
) =>
  inTransaction(db, (tx) => {
    const before = findGift(tx, id);
    if (version !== undefined && version !== before.version) throw new DomainError('gift_changed');
    const gift = { ...submitted, ...kindToStore(submitted, before) };
    const field = changedField(before, gift);
    if (field && isSold(tx, id)) throw new DomainError('gift_sold', { field });
    const fields = differenceOf(before, gift);
    if (fields.length === 0) return;
    const { name } = gift;
    recordChange(tx, audit, { subject: 'gift', action: 'changed', giftId: id, name, fields });
    tx.update(gifts)
      .set({ ...gift, version: before.version + 1, updated_at: audit.at })
      .where(eq(gifts.id, id))
      .run();
  });

const differenceOf = (
  before: Gift,
  after: NewGift & Pick<Gift, 'kind' | 'shares'>,
): FieldChange[] => [
  ...(['name', 'kind', 'price', 'shares', 'visible'] as const)
    .map((field) => ({
      field: field === 'kind' ? 'gift_kind' : field,
      from: plain(before[field]),
      to: plain(after[field]),
    }))
    .filter(({ from, to }) => from !== to),
  ...(['description', 'image_url'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field })),
];

const plain = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? Number(value) : value;

/** @throws DomainError `not_found`; `gift_has_purchases` once it is part of a purchase */
export const assertCanRemoveGift = (db: Db, id: number) => {
  findGift(db, id);
  const selected = db.select().from(purchaseItems).where(eq(purchaseItems.gift_id, id)).get();
  if (selected) throw new DomainError('gift_has_purchases');
};

/** @throws DomainError as `assertCanRemoveGift` */
export const removeGift = (db: Db, id: number, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    assertCanRemoveGift(tx, id);
    const { name } = findGift(tx, id);
    recordChange(tx, audit, { subject: 'gift', action: 'removed', giftId: id, name });
    tx.delete(gifts).where(eq(gifts.id, id)).run();
  });
