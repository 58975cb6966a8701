import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';
import { requireFreshPassword, type AdminEnv } from '../access/guards.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';

export const adminBackups = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use(liveEvents(noEvents))
    .get('/', (c) => c.json(deps.backups.view()))
    .post('/', (c) => {
      // A backup takes longer than a request should: the page polls its state.
      void deps.backups.make();
      return c.json(deps.backups.view(), 202);
    })
    // All data of the site in one file: as dangerous as deleting it.
    .get('/:name', requireFreshPassword(deps), (c) => {
      const name = c.req.param('name');
      const found = deps.backups.find(name);
      if (!found) throw new DomainError('not_found');
      return c.body(Readable.toWeb(createReadStream(found.file)) as ReadableStream, 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Length': `${found.bytes}`,
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    });
