import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { idempotencyKeys } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';

const keptForMs = 30 * 24 * 60 * 60_000;

export type IdempotentCall = {
  guestId: number;
  /** The Idempotency-Key header; without one every call takes effect. */
  key: string | undefined;
  /** SHA-256 of the request, hex. */
  requestHash: string;
  now: Date;
};

/**
 * Does the work once per key, in one transaction with the stored answer; a repeated request gets the first
 * answer.
 * @throws DomainError `key_reused` when the key came with another request
 */
export const answerOnce = <Answer>(
  db: Db,
  { guestId, key, requestHash, now }: IdempotentCall,
  work: (tx: Db) => Answer,
): Answer =>
  inTransaction(db, (tx) => {
    if (!key) return work(tx);
    const known = tx
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.guest_id, guestId), eq(idempotencyKeys.key, key)))
      .get();
    if (known) {
      if (known.request_hash !== requestHash) throw new DomainError('key_reused');
      return known.answer as Answer;
    }
    const answer = work(tx);
    forgetOldAnswers(tx, now);
    tx.insert(idempotencyKeys)
      .values({ guest_id: guestId, key, request_hash: requestHash, answer, created_at: now })
      .run();
    forgetBeyondNewest(tx, guestId);
    return answer;
  });

/** Keys kept per group: far more than phones repeat, far less than fills a disk. */
export const mostKeys = 200;

const forgetBeyondNewest = (db: Db, guestId: number) => {
  const isOfGroup = eq(idempotencyKeys.guest_id, guestId);
  const kept = db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(isOfGroup)
    .orderBy(desc(idempotencyKeys.created_at), sql`rowid desc`)
    .limit(mostKeys);
  db.delete(idempotencyKeys)
    .where(and(isOfGroup, notInArray(idempotencyKeys.key, kept)))
    .run();
};

/** Deletes answers so old that no phone repeats their call. */
export const forgetOldAnswers = (db: Db, now: Date) =>
  db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, new Date(now.getTime() - keptForMs)))
    .run();
