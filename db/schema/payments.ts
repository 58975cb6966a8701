import { check, index, integer, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { alertKinds, paymentStatuses } from '#domain/gifts/purchases.ts';
import { timestamp, oneOf } from '../columns.ts';
import { purchases } from './gifts.ts';

/** The provider's payments of a purchase, as last reported, by the provider's payment id. */
export const payments = sqliteTable(
  'payments',
  {
    id: text('id').primaryKey(),
    purchase_id: integer('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    status: text('status', { enum: paymentStatuses }).notNull(),
    amount: real('amount').notNull(),
    currency: text('currency').notNull(),
    refunded_amount: real('refunded_amount').notNull().default(0),
    /** The provider's `date_last_updated`. */
    updated_at: timestamp('updated_at').notNull(),
  },
  (t) => [
    index('payments_purchase').on(t.purchase_id),
    check('payments_status', oneOf(t.status, paymentStatuses)),
  ],
);

/** Matters that the couple should check; each is reported once. */
export const purchaseAlerts = sqliteTable(
  'purchase_alerts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    purchase_id: integer('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    payment_id: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: alertKinds }).notNull(),
    created_at: timestamp('created_at').notNull(),
    seen_at: timestamp('seen_at'),
  },
  (t) => [
    unique('purchase_alerts_once').on(t.payment_id, t.kind),
    index('purchase_alerts_purchase').on(t.purchase_id),
    check('purchase_alerts_kind', oneOf(t.kind, alertKinds)),
  ],
);

/** Preferences of the practice checkout, stored on Mercado Pago's behalf: it is queried like the real one. */
export const practicePreferences = sqliteTable('practice_preferences', {
  id: text('id').primaryKey(),
  idempotency_key: text('idempotency_key').notNull().unique(),
  external_reference: text('external_reference').notNull(),
  amount: integer('amount').notNull(),
  items: text('items', { mode: 'json' })
    .$type<{ title: string; quantity: number; unitPrice: number }[]>()
    .notNull(),
  notification_url: text('notification_url').notNull(),
  return_url: text('return_url').notNull(),
  created_at: timestamp('created_at').notNull(),
});

export const practicePayments = sqliteTable(
  'practice_payments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    preference_id: text('preference_id')
      .notNull()
      .references(() => practicePreferences.id, { onDelete: 'cascade' }),
    status: text('status', { enum: paymentStatuses }).notNull(),
    updated_at: timestamp('updated_at').notNull(),
  },
  (t) => [
    index('practice_payments_preference').on(t.preference_id),
    check('practice_payments_status', oneOf(t.status, paymentStatuses)),
  ],
);
