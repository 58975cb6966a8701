import { eq } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { users } from '#db/schema.ts';

export type User = typeof users.$inferSelect;

export const findUserByName = (db: Db, username: string): User | undefined =>
  db.select().from(users).where(eq(users.username, username)).get();

export const hasAdmin = (db: Db): boolean =>
  db.select({ id: users.id }).from(users).where(eq(users.is_admin, true)).get() !== undefined;

/** Creates an administrator, or gives an existing one a new password. `password`: an argon2id hash. */
export const saveAdmin = (db: Db, username: string, password: string): User =>
  db
    .insert(users)
    .values({ username, password, is_admin: true })
    .onConflictDoUpdate({ target: users.username, set: { password, is_admin: true } })
    .returning()
    .get();
