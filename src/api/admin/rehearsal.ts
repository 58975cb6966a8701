import { Hono } from 'hono';
import { isDemo } from '#db/connection.ts';
import { saveRehearsal } from '#contract/rehearsal.ts';
import { DomainError } from '#domain/errors.ts';
import type { AdminEnv } from '../access/guards.ts';
import type { Deps } from '../deps.ts';
import { body } from '../requests.ts';
import { rehearsalView } from '../views/rehearsal.ts';
import { timestampIn } from '../wedding-timestamp.ts';

/** The demo as it will be at some moment. A wedding of the couple's own is never moved. */
export const adminRehearsal = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use(async (_, next) => {
      if (!isDemo(deps.db)) throw new DomainError('not_demo');
      await next();
    })
    .get('/', (c) => c.json(rehearsalView(deps)))
    .put('/', body(saveRehearsal), async (c) => {
      deps.rehearsal.move(timestampIn('at', c.req.valid('json').at));
      await deps.site.syncState();
      return c.json(rehearsalView(deps));
    });
