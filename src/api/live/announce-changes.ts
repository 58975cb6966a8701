import type { HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import { anyChange, type LiveChange } from '#domain/live-change.ts';
import type { Live } from './live.ts';

type Announcement = [
  path: RegExp,
  change: (id: string | undefined, request: HonoRequest) => LiveChange | null,
];

const answers = (eventId?: string): LiveChange => ({
  kinds: ['answers'],
  eventIds: eventId === undefined ? null : [Number(eventId)],
});
const gifts = (): LiveChange => ({ kinds: ['gifts'], eventIds: [] });
const guests = (): LiveChange => ({ kinds: ['answers', 'guests'], eventIds: null });

/** What a call that succeeded has changed, the first that fits. */
const announcements: Announcement[] = [
  [/^\/api\/rsvp\/responses\/(\d+)$/u, answers],
  [/^\/api\/rsvp\/guest\/dietary$/u, () => ({ kinds: ['guests'], eventIds: [] })],
  [/^\/api\/rsvp\//u, () => null],
  [/^\/api\/(?:create-preference|transfers)$/u, gifts],
  [/^\/api\/admin\/(?:gifts|purchases|purchase-alerts)(?:\/|$)/u, gifts],
  [/^\/api\/admin\/(?:login|logout)$/u, () => null],
  [/^\/api\/admin\/(?:gift-pictures|whatsapp|backups)(?:\/|$)/u, () => null],
  [/^\/api\/admin\/rsvps\//u, () => answers()],
  // Without the token of a preview it is only previewed.
  [
    /^\/api\/admin\/guests\/import$/u,
    (_id, request) => (request.query('token') === undefined ? null : guests()),
  ],
  [/^\/api\/admin\/(?:guests|members)(?:\/|$)/u, guests],
  // Rather too much than too little: what a call of the couple changes, their other screens may show.
  [/^\/api\/admin\//u, () => anyChange],
];

/**
 * Tells the couple's open screens of every write, once it is answered and so committed. In one place,
 * so that a new call is announced without being told to.
 */
export const announceChanges = (live: Live) =>
  createMiddleware(async (c, next) => {
    await next();
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || !c.res.ok) return;
    for (const [path, changeOf] of announcements) {
      const match = path.exec(c.req.path);
      if (!match) continue;
      const change = changeOf(match[1], c.req);
      if (change) live.publish(change);
      // Signed in or out: a session has ended.
      else live.recheck();
      return;
    }
  });
