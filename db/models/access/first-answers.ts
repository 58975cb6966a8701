import { and, desc, eq, isNotNull, lt, lte, or } from 'drizzle-orm';
import { cachedQuery, param } from '#db/cached-query.ts';
import type { Db } from '#db/connection.ts';
import { idempotencyKeys } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';

const dayMs = 24 * 60 * 60_000;

/** A group's answer may wait on a phone for weeks; the couple tries again at once, and what it reads is about others. */
const maxAgeMs = { guest: 30 * dayMs, user: dayMs };

/** Keys kept per group or administrator: far more than anybody repeats, far less than fills a disk. */
export const mostKeys = { guest: 200, user: 50 };

/** Whose a key is: another caller's, of the same name, is another key. */
export type Client = { kind: 'guest' | 'user'; id: number };

/** A call with an Idempotency-Key. */
export type CallWithKey = {
  client: Client;
  key: string;
  /** SHA-256 of the request, hex. */
  requestHash: string;
  now: Date;
};

/** `body`: what was sent as JSON; null where the answer has none. */
export type FirstAnswer = { status: number; body: unknown };

/** Remembers the answer to the call under way. */
export type Remember = (db: Db, answer: FirstAnswer) => void;

/**
 * What the call was answered when it came first; undefined when this is the first time.
 * @throws DomainError `key_reused` when the key came with another request
 */
export const findFirstAnswer = (
  db: Db,
  { client, key, requestHash }: Omit<CallWithKey, 'now'>,
): FirstAnswer | undefined => {
  const known = ofClient[client.kind].known(db).get({ callerId: client.id, key });
  if (!known) return undefined;
  const { request_hash, status, answer } = known;
  // Null: kept before every call had a hash of this form.
  if (request_hash !== null && request_hash !== requestHash) throw new DomainError('key_reused');
  return { status, body: answer };
};

/** Remembers the answer, in the caller's transaction if there is one. */
export const saveFirstAnswer = (
  db: Db,
  { client, key, requestHash, now }: CallWithKey,
  { status, body }: FirstAnswer,
) => {
  newAnswer(db).run({
    guestId: client.kind === 'guest' ? client.id : null,
    userId: client.kind === 'user' ? client.id : null,
    key,
    requestHash,
    status,
    answer: body === null ? null : JSON.stringify(body),
    now: now.getTime(),
  });
  ofClient[client.kind].tooMany(db).run({ callerId: client.id });
};

const newAnswer = cachedQuery((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      guest_id: param('guestId'),
      user_id: param('userId'),
      key: param('key'),
      request_hash: param('requestHash'),
      status: param('status'),
      answer: param('answer'),
      created_at: param('now'),
    })
    .prepare(),
);

const queriesOf = (kind: Client['kind']) => {
  const column = { guest: idempotencyKeys.guest_id, user: idempotencyKeys.user_id }[kind];
  const isOfClient = () => eq(column, param('callerId'));
  return {
    known: cachedQuery((db) =>
      db
        .select()
        .from(idempotencyKeys)
        .where(and(isOfClient(), eq(idempotencyKeys.key, param('key'))))
        .prepare(),
    ),
    /** All but the newest. */
    tooMany: cachedQuery((db) => {
      const newestTooMany = db
        .select({ id: idempotencyKeys.id })
        .from(idempotencyKeys)
        .where(isOfClient())
        .orderBy(desc(idempotencyKeys.id))
        .limit(1)
        .offset(mostKeys[kind]);
      return db
        .delete(idempotencyKeys)
        .where(and(isOfClient(), lte(idempotencyKeys.id, newestTooMany)))
        .prepare();
    }),
  };
};

const ofClient = { guest: queriesOf('guest'), user: queriesOf('user') };

/** Deletes the answers that are past their time. */
export const clearOldAnswers = (db: Db, now: Date) => {
  const before = (ms: number) => lt(idempotencyKeys.created_at, new Date(now.getTime() - ms));
  db.delete(idempotencyKeys)
    .where(
      or(before(maxAgeMs.guest), and(isNotNull(idempotencyKeys.user_id), before(maxAgeMs.user))),
    )
    .run();
};

/** What the couple was answered may be about anybody. */
export const clearAnswersToCouple = (db: Db) =>
  db.delete(idempotencyKeys).where(isNotNull(idempotencyKeys.user_id)).run();
