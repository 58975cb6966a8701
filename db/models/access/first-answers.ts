import { and, desc, eq, isNotNull, lt, notInArray, or } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { idempotencyKeys } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';

const dayMs = 24 * 60 * 60_000;

/** A group's answer may wait on a phone for weeks; the couple tries again at once, and what it reads is about others. */
const keptForMs = { guest: 30 * dayMs, user: dayMs };

/** Keys kept per group or administrator: far more than anybody repeats, far less than fills a disk. */
export const mostKeys = { guest: 200, user: 50 };

/** Whose a key is: another caller's, of the same name, is another key. */
export type Caller = { kind: 'guest' | 'user'; id: number };

/** A call with an Idempotency-Key. */
export type KeyedCall = {
  caller: Caller;
  key: string;
  /** SHA-256 of the request, hex. */
  requestHash: string;
  now: Date;
};

/** `body`: what was sent as JSON; null where the answer has none. */
export type FirstAnswer = { status: number; body: unknown };

/** Remembers the answer to the call under way. */
export type Remember = (db: Db, answer: FirstAnswer) => void;

const columnOf = ({ kind }: Caller) =>
  kind === 'guest' ? idempotencyKeys.guest_id : idempotencyKeys.user_id;

/**
 * What the call was answered when it came first; undefined when this is the first time.
 * @throws DomainError `key_reused` when the key came with another request
 */
export const findFirstAnswer = (
  db: Db,
  { caller, key, requestHash }: Omit<KeyedCall, 'now'>,
): FirstAnswer | undefined => {
  const known = db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(columnOf(caller), caller.id), eq(idempotencyKeys.key, key)))
    .get();
  if (!known) return undefined;
  const { request_hash, status, answer } = known;
  // Null: kept before every call had a hash of this form.
  if (request_hash !== null && request_hash !== requestHash) throw new DomainError('key_reused');
  return { status, body: answer };
};

/** Remembers the answer, in the caller's transaction if there is one. */
export const saveFirstAnswer = (
  db: Db,
  { caller, key, requestHash, now }: KeyedCall,
  { status, body }: FirstAnswer,
) => {
  forgetOldAnswers(db, now);
  db.insert(idempotencyKeys)
    .values({
      guest_id: caller.kind === 'guest' ? caller.id : null,
      user_id: caller.kind === 'user' ? caller.id : null,
      key,
      request_hash: requestHash,
      status,
      answer: body,
      created_at: now,
    })
    .run();
  forgetBeyondNewest(db, caller);
};

const forgetBeyondNewest = (db: Db, caller: Caller) => {
  const isOfCaller = eq(columnOf(caller), caller.id);
  const kept = db
    .select({ id: idempotencyKeys.id })
    .from(idempotencyKeys)
    .where(isOfCaller)
    .orderBy(desc(idempotencyKeys.created_at), desc(idempotencyKeys.id))
    .limit(mostKeys[caller.kind]);
  db.delete(idempotencyKeys)
    .where(and(isOfCaller, notInArray(idempotencyKeys.id, kept)))
    .run();
};

/** Deletes the answers that are past their time. */
export const forgetOldAnswers = (db: Db, now: Date) => {
  const before = (ms: number) => lt(idempotencyKeys.created_at, new Date(now.getTime() - ms));
  db.delete(idempotencyKeys)
    .where(
      or(before(keptForMs.guest), and(isNotNull(idempotencyKeys.user_id), before(keptForMs.user))),
    )
    .run();
};

/** What the couple was answered may be about anybody. */
export const forgetAnswersToCouple = (db: Db) =>
  db.delete(idempotencyKeys).where(isNotNull(idempotencyKeys.user_id)).run();
