import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { isStillAdmin } from '../access/sessions.ts';
import { streamChanges } from '../live/stream-changes.ts';

/** GET /api/admin/live: what changes on the couple's screens, as it changes. */
export const adminLive = (deps: Deps) =>
  new Hono<AdminEnv>().get('/', (c) =>
    streamChanges(c, {
      live: deps.live,
      owner: c.var.admin.id,
      isWelcome: (cookies) => isStillAdmin(deps, cookies),
    }),
  );
