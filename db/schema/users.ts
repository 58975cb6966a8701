import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { notBlank } from '../columns.ts';

/** The administrators. `password` holds an argon2id hash. */
export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    username: text('username').notNull().unique(),
    password: text('password').notNull(),
    is_admin: integer('is_admin', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    check('users_is_admin', sql`${t.is_admin} in (0, 1)`),
    check('users_username', notBlank(t.username)),
  ],
);
