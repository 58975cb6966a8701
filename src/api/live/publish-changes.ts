import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { anyChange, changeWithin, type LiveChange } from '#domain/history/live-change.ts';
import type { CallEnv } from '../access/guards.ts';
import { isMutation } from '../requests.ts';
import type { Deps } from '../deps.ts';

/** For writes that change nothing on the couple's screens, though they may end a session. */
export const noEvents = null;
export const giftsChange: LiveChange = { kinds: ['gifts'], eventIds: [] };
export const guestsChange: LiveChange = { kinds: ['answers', 'guests'], eventIds: null };

/** Everything that may belong to an event. */
export const eventsChange: LiveChange = {
  kinds: ['answers', 'guests', 'events', 'gifts'],
  eventIds: null,
};
export const noticesChange: LiveChange = { kinds: ['notices'], eventIds: null };
/** Who has arrived, or came though the list did not say so. */
export const doorChange: LiveChange = { kinds: ['door'], eventIds: [] };
/** Photos of guests: a new one, or what became of it. */
export const photosChange: LiveChange = { kinds: ['photos'], eventIds: [] };
/** The couple takes somebody who came onto the list. */
export const seatedChange: LiveChange = { kinds: ['answers', 'guests', 'door'], eventIds: null };

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

/** Of what changes, what an open page of a guest shows. */
const kindsOfGuests = ['events', 'notices'] as const;

/**
 * Announces every write to the couple's open screens, once it is answered and therefore committed, and to guests' open pages
 * and phones what concerns them. A route without a declaration announces that anything may have changed.
 */
export const publishChanges = ({
  live,
  guestLive,
  push,
}: Pick<Deps, 'live' | 'guestLive' | 'push'>) =>
  createMiddleware<CallEnv>(async (c, next) => {
    await next();
    if (!isMutation(c.req.method) || !c.res.ok) return;
    const { change = anyChange } = c.var;
    if (!change) {
      live.checkAgain();
      guestLive.checkAgain();
      return;
    }
    live.publish(change);
    // What a group says of itself is no news for the others, and 'anything' is none for anybody.
    const isDeclared = c.var.change && c.req.path.startsWith('/api/admin/');
    const ofGuests = isDeclared ? changeWithin(change, kindsOfGuests) : null;
    if (!ofGuests) return;
    guestLive.publish(ofGuests);
    push.notify();
  });
