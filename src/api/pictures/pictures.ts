import { type Context, Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';
import { requireAdmin, type AdminEnv, type CallEnv } from '../access/guards.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';
import { openUploads } from './uploads.ts';

/** Pictures for the couple's content. */
export const sitePictures = ({ pictures }: Deps) =>
  new Hono<AdminEnv>()
    .use(requireAdmin, liveEvents(noEvents))
    .get('/', (c) => c.json(pictures.list()))
    // The body is the file itself.
    .post('/', async (c) => c.json(await pictures.keep(c.req.raw.body), 201))
    .post('/uploads', (c) => incoming(c, pictures))
    .patch('/uploads/:id', (c) => incoming(c, pictures))
    .get('/uploads/:id', (c) => {
      // HEAD tells how much has arrived; the bytes themselves are not handed out.
      if (c.req.raw.method !== 'HEAD') throw new DomainError('not_found');
      return incoming(c, pictures);
    })
    .post('/uploads/:id', async (c) => c.json(await pictures.keepReceived(c.req.param('id')), 201));

const incoming = async (c: Context, { arrive }: Deps['pictures']) => {
  const { status, headers } = await arrive(c.req.raw);
  return c.body(null, status as StatusCode, Object.fromEntries(headers));
};

/** The content of a picture never changes under its name: a phone loads it once. */
export const uploadedPictures = ({ config }: Deps) => {
  const { read } = openUploads(config);
  return new Hono<CallEnv>().get('/:name', async (c) => {
    const { bytes, type } = await read(c.req.param('name'));
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'",
    });
  });
};
