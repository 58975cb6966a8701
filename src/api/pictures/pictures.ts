import { Hono } from 'hono';
import type { UploadedPicture } from '#contract/gift-views.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv, CallEnv } from '../access/guards.ts';
import { announces, nothingShown } from '../live/announce-changes.ts';
import { uploads } from './uploads.ts';

/** POST /api/admin/gift-pictures: the body is the file itself. */
export const giftPictures = ({ config }: Deps) => {
  const { keep } = uploads(config);
  return new Hono<AdminEnv>().post('/gift-pictures', announces(nothingShown), async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    if (bytes.length === 0) throw new DomainError('bad_picture', { field: 'body' });
    const picture: UploadedPicture = { image_url: await keep(bytes) };
    return c.json(picture, 201);
  });
};

/** The content of a picture never changes under its name: a phone loads it once. */
export const uploadedPictures = ({ config }: Deps) => {
  const { read } = uploads(config);
  return new Hono<CallEnv>().get('/:name', async (c) => {
    const { bytes, type } = await read(c.req.param('name'));
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'",
    });
  });
};
