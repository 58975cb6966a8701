import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { anyChange, type LiveChange } from '#domain/history/live-change.ts';
import type { CallEnv } from '../access/guards.ts';
import { isSubmitting } from '../requests.ts';
import type { Live } from './live.ts';

/** For writes that change nothing on the couple's screens, though they may end a session. */
export const noEvents = null;
export const giftsChange: LiveChange = { kinds: ['gifts'], eventIds: [] };
export const guestsChange: LiveChange = { kinds: ['answers', 'guests'], eventIds: null };

/** @param eventId the event whose responses changed; without it those of any event */
export const responsesChange = (eventId?: number): LiveChange => ({
  kinds: ['answers'],
  eventIds: eventId === undefined ? null : [eventId],
});

/** Declares for a route what it changes when it succeeds. */
export const liveEvents = (change: LiveChange | null): MiddlewareHandler<CallEnv> =>
  createMiddleware<CallEnv>(async (c, next) => {
    c.set('change', change);
    await next();
  });

/**
 * Announces every write to the couple's open screens, once it is answered and therefore committed. A route
 * without a declaration announces that anything may have changed.
 */
export const announceChanges = (live: Live) =>
  createMiddleware<CallEnv>(async (c, next) => {
    await next();
    if (!isSubmitting(c.req.method) || !c.res.ok) return;
    const { change = anyChange } = c.var;
    if (change) live.publish(change);
    else live.recheck();
  });
