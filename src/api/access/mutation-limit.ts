import { createMiddleware } from 'hono/factory';
import { DomainError } from '#domain/errors.ts';
import { afterWrite, mutationsLockedFor, type Mutations } from '#domain/access/mutation-limit.ts';
import type { Deps } from '../deps.ts';
import type { GuestEnv } from './guards.ts';

/**
 * Runs before every call by which a group changes something. Counted in memory: counting in the database
 * would write at each refusal, and no guest can restart the process.
 * @throws DomainError `too_many_writes`
 */
export const limitMutations = ({ clock }: Pick<Deps, 'clock'>) => {
  const mutationsOf = new Map<number, Mutations>();
  return createMiddleware<GuestEnv>(async (c, next) => {
    const { id } = c.var.group;
    const now = clock();
    const lockedMs = mutationsLockedFor(mutationsOf.get(id), now);
    if (lockedMs > 0) {
      throw new DomainError('too_many_writes', { retryAfterSeconds: Math.ceil(lockedMs / 1000) });
    }
    mutationsOf.set(id, afterWrite(mutationsOf.get(id), now));
    await next();
  });
};

export type WriteLimit = ReturnType<typeof limitMutations>;
