import { Hono } from 'hono';
import { beginRound, markSent } from '#db/models/messages/opened-chats.ts';
import { customizeMessage, markChat } from '#contract/messages.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';
import { messageText } from '../messaging/message-text.ts';
import { body, pathId } from '../requests.ts';
import { byCouple } from '../audit-context.ts';
import { messagingGuests } from '../views/messaging-guests.ts';

/** Messages that the couple writes to their guests, and who has been written to. */
export const adminMessages = (deps: Deps) => {
  const { db, config } = deps;
  const sender = () => ({ db, siteUrl: config.siteUrl, now: deps.clock() });
  return new Hono<AdminEnv>()
    .use(liveEvents(noEvents))
    .get('/guests', (c) => c.json(messagingGuests(db)))
    .post('/customize', body(customizeMessage), (c) => {
      const { template, guestId } = c.req.valid('json');
      return c.json({ message: messageText(sender(), template, guestId) });
    })
    .put('/chats/:memberId', body(markChat), (c) => {
      const { written } = c.req.valid('json');
      const at = markSent(db, pathId(c, 'memberId'), written, byCouple(c, deps));
      return c.json({ writtenAt: at && zonedIso(at) });
    })
    .post('/rounds', (c) => {
      beginRound(db, deps.clock());
      return c.body(null, 204);
    });
};
