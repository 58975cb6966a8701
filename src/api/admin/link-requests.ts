import { Hono } from 'hono';
import { resolveLinkRequest } from '#db/models/groups/link-requests.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { guestsChange, liveEvents } from '../live/publish-changes.ts';
import { pathId } from '../requests.ts';
import { linkRequestViews } from '../views/link-requests.ts';

/** Who asks for the link of their group, until the couple has sent it or put it aside. */
export const adminLinkRequests = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use(liveEvents(guestsChange))
    .get('/', (c) => c.json(linkRequestViews(deps)))
    .delete('/:id', (c) => {
      resolveLinkRequest(deps.db, pathId(c), deps.clock());
      return c.body(null, 204);
    });
