import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';
import { events } from './events.ts';
import { guests } from './guests.ts';
import { notices } from './notices.ts';
import { guestSessions } from './sessions.ts';

/** A phone whose guest allowed notifications, as its browser's push service knows it. It ends with the session. */
export const pushSubscriptions = sqliteTable('push_subscriptions', {
  token_hash: text('token_hash')
    .primaryKey()
    .references(() => guestSessions.token_hash, { onDelete: 'cascade' }),
  /** The phone's secret address at its push service. */
  endpoint: text('endpoint').notNull().unique(),
  /** The keys with which only this phone can read what is sent: base64url. */
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  created_at: timestamp('created_at').notNull(),
});

/** What still has to leave for a phone: a notice, or the new time of an event. The text is read when it is sent. */
export const pushDeliveries = sqliteTable(
  'push_deliveries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    token_hash: text('token_hash')
      .notNull()
      .references(() => pushSubscriptions.token_hash, { onDelete: 'cascade' }),
    notice_id: integer('notice_id').references(() => notices.id, { onDelete: 'cascade' }),
    event_id: integer('event_id').references(() => events.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    due_at: timestamp('due_at').notNull(),
    /** After this it is of no use. */
    expires_at: timestamp('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_deliveries_of_notice').on(t.token_hash, t.notice_id),
    uniqueIndex('push_deliveries_of_event').on(t.token_hash, t.event_id),
    index('push_deliveries_due').on(t.due_at),
    index('push_deliveries_notice').on(t.notice_id),
    index('push_deliveries_event').on(t.event_id),
    check('push_deliveries_subject', sql`(${t.notice_id} is null) <> (${t.event_id} is null)`),
  ],
);

/** On which groups' phones a notice was shown as a notification. */
export const pushedNotices = sqliteTable(
  'pushed_notices',
  {
    notice_id: integer('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    pushed_at: timestamp('pushed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notice_id, t.guest_id] }),
    index('pushed_notices_guest').on(t.guest_id),
  ],
);
