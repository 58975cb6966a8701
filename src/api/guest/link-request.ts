import { Hono } from 'hono';
import { linkRequestTexts } from '#content/texts/link-request.ts';
import { linkRequest } from '#contract/link-requests.ts';
import {
  afterRequest,
  linkRequestLockedFor,
  type RecentRequests,
} from '#domain/access/link-request.ts';
import { addressBlock } from '#domain/access/login-limit.ts';
import { DomainError } from '#domain/errors.ts';
import type { CallEnv } from '../access/guards.ts';
import type { Deps } from '../deps.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';
import { body } from '../requests.ts';

/** Who asks from more addresses than that is not held up by a limit for each of them. */
const maxAddresses = 10_000;

/**
 * A guest without link or code says a phone number. Whether it is known is told neither by the answer nor by its time.
 * Counted in memory, as writes are.
 */
export const linkRequestCalls = ({ clock, lookups }: Deps) => {
  const recentOf = new Map<string, RecentRequests>();
  return new Hono<CallEnv>().post('/', liveEvents(noEvents), body(linkRequest), (c) => {
    const address = addressBlock(c.env.clientAddress ?? '');
    const recent = recentOf.get(address) ?? [];
    const now = clock();
    const lockedMs = linkRequestLockedFor(recent, now);
    if (lockedMs > 0) {
      throw new DomainError('too_many_attempts', { retryAfterSeconds: Math.ceil(lockedMs / 1000) });
    }
    if (recentOf.size >= maxAddresses) recentOf.clear();
    recentOf.set(address, afterRequest(recent, now));
    lookups.add(c.req.valid('json').phone, now);
    return c.json({ message: linkRequestTexts.answer }, 202);
  });
};
