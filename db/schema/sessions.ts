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
import { guests } from './guests.ts';
import { users } from './users.ts';

/** `token_hash`: SHA-256 of the cookie's token, hex. The token itself is never stored. */
export const guestSessions = sqliteTable(
  'guest_sessions',
  {
    token_hash: text('token_hash').primaryKey(),
    guest_id: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    created_at: timestamp('created_at').notNull(),
    expires_at: timestamp('expires_at').notNull(),
    /** What the phone said last of the pages that it has saved for the road; null before it has said anything. */
    pass_complete: integer('pass_complete', { mode: 'boolean' }),
    pass_saved_at: timestamp('pass_saved_at'),
    pass_bytes: integer('pass_bytes'),
    /** When it said so. */
    pass_seen_at: timestamp('pass_seen_at'),
  },
  (t) => [index('guest_sessions_guest').on(t.guest_id)],
);

export const adminSessions = sqliteTable(
  'admin_sessions',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the password was last entered: dangerous actions require a recent one. */
    authenticated_at: timestamp('authenticated_at').notNull(),
    created_at: timestamp('created_at').notNull(),
    expires_at: timestamp('expires_at').notNull(),
  },
  (t) => [index('admin_sessions_user').on(t.user_id)],
);

/** Failed logins by name and address; they survive a restart. */
export const failedAttempts = sqliteTable(
  'login_failures',
  {
    /** `guest:` or `admin:` and a hash of the name that was tried. */
    subject: text('subject').notNull(),
    address: text('address').notNull(),
    count: integer('count').notNull(),
    last_failed_at: timestamp('last_failed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.address] })],
);

/** The first answer to a call with an Idempotency-Key, returned again to its repeats: a group's or an administrator's. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guest_id: integer('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the call and its body, hex; null in rows of an earlier version. */
    request_hash: text('request_hash'),
    status: integer('status').notNull(),
    /** Null where the answer has no body. */
    answer: text('answer', { mode: 'json' }),
    created_at: timestamp('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('idempotency_keys_of_guest').on(t.guest_id, t.key),
    uniqueIndex('idempotency_keys_of_user').on(t.user_id, t.key),
    check('idempotency_keys_caller', sql`(${t.guest_id} is null) <> (${t.user_id} is null)`),
  ],
);
