import { Hono } from 'hono';
import { markPushed, markSeen } from '#db/models/notices.ts';
import { shownNotices } from '#contract/notices.ts';
import { requireGuest, type GuestEnv } from '../access/guards.ts';
import type { WriteLimit } from '../access/mutation-limit.ts';
import { isStillGuest } from '../access/sessions.ts';
import type { Deps } from '../deps.ts';
import { liveEvents, noticesChange } from '../live/publish-changes.ts';
import { streamChanges } from '../live/stream-changes.ts';
import { body } from '../requests.ts';
import { noticeViews } from '../views/notices.ts';

/** What the couple tells this group, and a stream that says when that has changed. */
export const guestNotices = (deps: Deps, mutations: WriteLimit) =>
  new Hono<GuestEnv>()
    .use('/notices/*', requireGuest)
    .use('/live', requireGuest)
    .get('/notices', (c) => c.json(noticeViews(deps.db, c.var.group.id, deps.clock())))
    .put('/notices/seen', liveEvents(noticesChange), body(shownNotices), mutations, (c) => {
      markSeen(deps.db, { guestId: c.var.group.id, now: deps.clock(), ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .put('/notices/pushed', liveEvents(noticesChange), body(shownNotices), mutations, (c) => {
      markPushed(deps.db, { guestId: c.var.group.id, now: deps.clock(), ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .get('/live', (c) =>
      streamChanges(c, {
        live: deps.guestLive,
        owner: c.var.group.id,
        isWelcome: (cookies) => isStillGuest(deps, cookies),
      }),
    );
