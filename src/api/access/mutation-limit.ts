import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { DomainError } from '#domain/errors.ts';
import {
  afterWrite,
  mutationsLockedFor,
  mutationsPerHour,
  type Mutations,
} from '#domain/access/mutation-limit.ts';
import type { Deps } from '../deps.ts';
import type { CallEnv, GuestEnv } from './guards.ts';

type Limit<Env extends CallEnv> = {
  /** Whose writes are counted together. */
  ownerOf: (c: Context<Env>) => number;
  maxMutations: number;
};

/**
 * Counted in memory: counting in the database would write at each refusal, and nobody from outside can restart the process.
 * @throws DomainError `too_many_writes`
 */
export const withMutationLimit = <Env extends CallEnv>(
  { clock }: Pick<Deps, 'clock'>,
  { ownerOf, maxMutations }: Limit<Env>,
) => {
  const mutationsOf = new Map<number, Mutations>();
  return createMiddleware<Env>(async (c, next) => {
    const id = ownerOf(c);
    const now = clock();
    const lockedMs = mutationsLockedFor(mutationsOf.get(id), now, maxMutations);
    if (lockedMs > 0) {
      throw new DomainError('too_many_writes', { retryAfterSeconds: Math.ceil(lockedMs / 1000) });
    }
    mutationsOf.set(id, afterWrite(mutationsOf.get(id), now));
    await next();
  });
};

/** Runs before every call by which a group changes something. */
export const limitMutations = (deps: Pick<Deps, 'clock'>) =>
  withMutationLimit<GuestEnv>(deps, {
    ownerOf: (c) => c.var.group.id,
    maxMutations: mutationsPerHour,
  });

export type WriteLimit = ReturnType<typeof limitMutations>;
