import { and, asc, count, desc, eq, gt, inArray, like, lte, sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { failedAttempts } from '#db/schema.ts';
import {
  afterFailure,
  loginLockMs,
  type LoginAttempts,
  type AttemptCounts,
} from '#domain/access/login-limit.ts';

/** One login attempt: a hash of the name, which login form, and the address. */
export type LoginAttempt = { door: 'guest' | 'admin'; name: string; address: string };

const subjectOf = ({ door, name }: LoginAttempt) => `${door}:${name}`;

/** The bound values by which the queries below find the attempt. */
const valuesOf = (attempt: LoginAttempt) => ({
  subject: subjectOf(attempt),
  address: attempt.address,
});

const isThisAttempt = () =>
  and(eq(failedAttempts.subject, param('subject')), eq(failedAttempts.address, param('address')));

const ofAttempt = cachedQuery((db) =>
  db.select().from(failedAttempts).where(isThisAttempt()).prepare(),
);

const findLoginAttempts = (db: Db, attempt: LoginAttempt): LoginAttempts | undefined => {
  const row = ofAttempt(db).get(valuesOf(attempt));
  return row && { count: row.count, lastFailedAt: row.last_failed_at };
};

const attempts = cachedQuery((db) => {
  const failed = (which: SQL) =>
    sql<number>`cast(total(case when ${which} then ${failedAttempts.count} end) as integer)`;
  return db
    .select({
      name: failed(eq(failedAttempts.subject, param('subject'))),
      address: failed(eq(failedAttempts.address, param('address'))),
      site: failed(sql`true`),
    })
    .from(failedAttempts)
    .where(
      and(
        like(failedAttempts.subject, param('ofDoor')),
        gt(failedAttempts.last_failed_at, param('after')),
      ),
    )
    .prepare();
});

/** The failures that count against an attempt. A successful login has deleted its own failures. */
export const attemptCounts = (db: Db, attempt: LoginAttempt, now: Date): AttemptCounts => {
  const ofDoor = `${attempt.door}:%`;
  const after = lockBefore(now).getTime();
  const found = attempts(db).get({ ...valuesOf(attempt), ofDoor, after })!;
  return { pair: findLoginAttempts(db, attempt), ...found };
};

export const recordLoginFailure = (db: Db, attempt: LoginAttempt, now: Date) =>
  inTransaction(db, (tx) => {
    clearOldAttempts(tx, now);
    const { count, lastFailedAt } = afterFailure(findLoginAttempts(tx, attempt), now);
    keep(tx, subjectOf(attempt), attempt.address, { count, lastFailedAt });
    if (countRows(tx) > mostRows) clearEarliest(tx, fullestDoor(tx));
  });

const deleteAttempts = cachedQuery((db) =>
  db.delete(failedAttempts).where(isThisAttempt()).prepare(),
);

export const clearLoginAttempts = (db: Db, attempt: LoginAttempt) =>
  deleteAttempts(db).run(valuesOf(attempt));

/**
 * Failures older than a lock no longer count; deleting them keeps the table as short as the attack is long.
 */
export const clearOldAttempts = (db: Db, now: Date) =>
  db
    .delete(failedAttempts)
    .where(lte(failedAttempts.last_failed_at, lockBefore(now)))
    .run();

const lockBefore = (now: Date) => new Date(now.getTime() - loginLockMs);

const keep = (db: Db, subject: string, address: string, { count, lastFailedAt }: LoginAttempts) => {
  const row = { subject, address, count, last_failed_at: lastFailedAt };
  return db
    .insert(failedAttempts)
    .values(row)
    .onConflictDoUpdate({ target: [failedAttempts.subject, failedAttempts.address], set: row })
    .run();
};

/** Upper bound of rows, for any number of attackers and addresses. */
export const mostRows = 10_000;

/** Rows deleted at once above the bound: sorting them at every failure would be expensive. */
const forgottenAtOnce = 1000;

const countRows = (db: Db) => db.select({ rows: count() }).from(failedAttempts).get()!.rows;

const door = sql<string>`substr(${failedAttempts.subject}, 1, instr(${failedAttempts.subject}, ':') - 1)`;

const fullestDoor = (db: Db): string =>
  db.select({ door }).from(failedAttempts).groupBy(door).orderBy(desc(count())).limit(1).get()!
    .door;

/** Rows of the other login form stay, and no address is locked by failures that are not its own. */
const clearEarliest = (db: Db, ofDoor: string) => {
  const earliest = db
    .select({ rowid: sql`rowid` })
    .from(failedAttempts)
    .where(eq(door, ofDoor))
    .orderBy(asc(failedAttempts.last_failed_at), sql`rowid`)
    .limit(forgottenAtOnce);
  db.delete(failedAttempts)
    .where(inArray(sql`rowid`, earliest))
    .run();
};
