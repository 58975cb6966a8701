import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { giftKinds } from '#domain/gifts/gift-kinds.ts';
import { paymentMethods, purchaseStatuses } from '#domain/gifts/purchases.ts';
import { timestamp, notBlank, oneOf, timestampColumns } from '../columns.ts';
import { guests } from './guests.ts';

/** A honeymoon experience. `price` in whole units of the wedding's currency: of the whole gift, or the minimum of an open one. */
export const gifts = sqliteTable(
  'gifts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    price: integer('price').notNull(),
    image_url: text('image_url'),
    visible: integer('visible', { mode: 'boolean' }).notNull().default(true),
    kind: text('kind', { enum: giftKinds }).notNull().default('fixed'),
    /** In how many equal parts it is given; only of the kind `shares`. */
    shares: integer('shares'),
    version: integer('version').notNull().default(1),
    ...timestampColumns,
  },
  (t) => [
    check('gifts_name', notBlank(t.name)),
    check('gifts_price', sql`${t.price} >= 1`),
    check('gifts_visible', sql`${t.visible} in (0, 1)`),
    check('gifts_kind', oneOf(t.kind, giftKinds)),
    check(
      'gifts_shares',
      sql`(${t.kind} = 'shares') = (${t.shares} is not null) and (${t.shares} is null or ${t.shares} between 2 and 100)`,
    ),
  ],
);

/** Amounts in whole units of the wedding's currency. A group or gift with purchases cannot be deleted: money has a history. */
export const purchases = sqliteTable(
  'purchases',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'restrict' }),
    total_amount: integer('total_amount').notNull(),
    confirmation_code: text('confirmation_code').notNull().unique(),
    status: text('status', { enum: purchaseStatuses }).notNull().default('pending'),
    payment_method: text('payment_method', { enum: paymentMethods })
      .notNull()
      .default('mercadopago'),
    /** Paid at the practice checkout: no money moved, whether it was approved or not. */
    is_practice: integer('is_practice', { mode: 'boolean' }).notNull().default(false),
    payment_id: text('payment_id'),
    preference_id: text('preference_id'),
    external_reference: text('external_reference').unique(),
    message_for_couple: text('message_for_couple'),
    /** One idempotency key of the guest's browser is one purchase, however often it is tapped. */
    idempotency_key: text('idempotency_key'),
    /** SHA-256 of the request with that key, hex. */
    request_hash: text('request_hash'),
    /** The checkout's address; null until the provider has opened it. */
    init_point: text('init_point'),
    sandbox_init_point: text('sandbox_init_point'),
    /** When the checkout expires. */
    expires_at: timestamp('expires_at'),
    /** Time of the next check with the provider; null when there is none. */
    next_check_at: timestamp('next_check_at'),
    thanked_at: timestamp('thanked_at'),
    ...timestampColumns,
  },
  (t) => [
    index('purchases_guest').on(t.guest_id),
    index('purchases_status').on(t.status),
    index('purchases_next_check').on(t.next_check_at),
    unique('purchases_key').on(t.guest_id, t.idempotency_key),
    check('purchases_total_amount', sql`${t.total_amount} >= 1`),
    check('purchases_status_known', oneOf(t.status, purchaseStatuses)),
    check('purchases_payment_method', oneOf(t.payment_method, paymentMethods)),
  ],
);

export const purchaseItems = sqliteTable(
  'purchase_items',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    purchase_id: integer('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    gift_id: integer('gift_id')
      .notNull()
      .references(() => gifts.id, { onDelete: 'restrict' }),
    quantity: integer('quantity').notNull().default(1),
    unit_price: integer('unit_price').notNull(),
  },
  (t) => [
    // The last share of a gift is cheaper than the others: a line of its own.
    unique('purchase_items_once').on(t.purchase_id, t.gift_id, t.unit_price),
    index('purchase_items_gift').on(t.gift_id),
    check('purchase_items_quantity', sql`${t.quantity} between 1 and 20`),
    check('purchase_items_unit_price', sql`${t.unit_price} >= 1`),
  ],
);
