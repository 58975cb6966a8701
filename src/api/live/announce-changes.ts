import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { anyChange, type LiveChange } from '#domain/history/live-change.ts';
import type { CallEnv } from '../access/guards.ts';
import type { Live } from './live.ts';

/** Changes nothing that the couple's screens show, though it may end a session. */
export const nothingShown = null;
export const giftsChange: LiveChange = { kinds: ['gifts'], eventIds: [] };
export const guestsChange: LiveChange = { kinds: ['answers', 'guests'], eventIds: null };

/** @param eventId whose answers changed; without it those of any event */
export const answersChange = (eventId?: number): LiveChange => ({
  kinds: ['answers'],
  eventIds: eventId === undefined ? null : [eventId],
});

/** Stands with a route: what it changes once it has succeeded. */
export const announces = (change: LiveChange | null): MiddlewareHandler<CallEnv> =>
  createMiddleware<CallEnv>(async (c, next) => {
    c.set('change', change);
    await next();
  });

/**
 * Tells the couple's open screens of every write, once it is answered and so committed. Rather too much than
 * too little: a route that declares nothing may have changed anything.
 */
export const announceChanges = (live: Live) =>
  createMiddleware<CallEnv>(async (c, next) => {
    await next();
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || !c.res.ok) return;
    const { change = anyChange } = c.var;
    if (change) live.publish(change);
    else live.recheck();
  });
