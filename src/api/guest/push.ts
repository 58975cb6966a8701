import { Hono } from 'hono';
import { deletePushSubscription, savePushSubscription } from '#db/models/push/subscriptions.ts';
import { pushTexts } from '#content/texts/push.ts';
import { savePush } from '#contract/push.ts';
import { DomainError } from '#domain/errors.ts';
import { requireGuest, type GuestEnv } from '../access/guards.ts';
import type { WriteLimit } from '../access/mutation-limit.ts';
import type { Deps } from '../deps.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';
import { body } from '../requests.ts';

/** Whether this phone is told of notices when the site is closed. */
export const guestPush = ({ db, push, realClock }: Deps, mutations: WriteLimit) =>
  new Hono<GuestEnv>()
    .use(requireGuest, liveEvents(noEvents))
    .put('/', body(savePush), mutations, (c) => {
      const { endpoint, keys } = c.req.valid('json');
      if (!push.isService(endpoint)) {
        throw new DomainError('invalid_fields', { fields: { endpoint: pushTexts.noService } });
      }
      const { token_hash } = c.var.sessions.guestSession!;
      savePushSubscription(db, { token_hash, endpoint, ...keys, created_at: realClock() });
      return c.body(null, 204);
    })
    .delete('/', mutations, (c) => {
      deletePushSubscription(db, c.var.sessions.guestSession!.token_hash);
      return c.body(null, 204);
    });
