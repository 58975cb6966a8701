import { createMiddleware } from 'hono/factory';
import { DomainError } from '#domain/errors.ts';
import { afterWrite, writesLockedFor, type Writes } from '#domain/access/write-limit.ts';
import type { Deps } from '../deps.ts';
import type { GuestEnv } from './guards.ts';

/**
 * Runs before every call by which a group changes something. Counted in memory: counting in the database
 * would write at each refusal, and no guest can restart the process.
 * @throws DomainError `too_many_writes`
 */
export const limitWrites = ({ clock }: Pick<Deps, 'clock'>) => {
  const writesOf = new Map<number, Writes>();
  return createMiddleware<GuestEnv>(async (c, next) => {
    const { id } = c.var.group;
    const now = clock();
    const lockedMs = writesLockedFor(writesOf.get(id), now);
    if (lockedMs > 0) {
      throw new DomainError('too_many_writes', { retryAfterSeconds: Math.ceil(lockedMs / 1000) });
    }
    writesOf.set(id, afterWrite(writesOf.get(id), now));
    await next();
  });
};

export type WriteLimit = ReturnType<typeof limitWrites>;
