import { and, eq, lt } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { loginFailures } from '#db/schema.ts';
import { afterFailure, loginLockMs, type LoginFailures } from '#domain/login-limit.ts';

/** Who tried (`guest:` or `admin:` and a hash of the name) and from which address. */
export type LoginAttempt = { subject: string; address: string };

const of = ({ subject, address }: LoginAttempt) =>
  and(eq(loginFailures.subject, subject), eq(loginFailures.address, address));

export const findLoginFailures = (db: Db, attempt: LoginAttempt): LoginFailures | undefined => {
  const row = db.select().from(loginFailures).where(of(attempt)).get();
  return row && { count: row.count, lastFailedAt: row.last_failed_at };
};

export const recordLoginFailure = (db: Db, attempt: LoginAttempt, now: Date) =>
  inTransaction(db, (tx) => {
    // What is older than a lock no longer counts: the table stays as small as the attack is long.
    tx.delete(loginFailures)
      .where(lt(loginFailures.last_failed_at, new Date(now.getTime() - loginLockMs)))
      .run();
    const next = afterFailure(findLoginFailures(tx, attempt), now);
    const row = { ...attempt, count: next.count, last_failed_at: next.lastFailedAt };
    tx.insert(loginFailures)
      .values(row)
      .onConflictDoUpdate({ target: [loginFailures.subject, loginFailures.address], set: row })
      .run();
  });

export const forgetLoginFailures = (db: Db, attempt: LoginAttempt) =>
  db.delete(loginFailures).where(of(attempt)).run();
