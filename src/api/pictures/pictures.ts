import { Hono } from 'hono';
import type { UploadedPicture } from '#contract/gift-views.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv, CallEnv } from '../access/guards.ts';
import { announces, nothingShown } from '../live/announce-changes.ts';
import { openUploads } from './uploads.ts';

/** POST /api/admin/gift-pictures: the body is the file itself. */
export const giftPictures = ({ config }: Deps) => {
  const { keepForGift } = openUploads(config);
  return new Hono<AdminEnv>().post('/gift-pictures', announces(nothingShown), async (c) => {
    const picture: UploadedPicture = { image_url: await keepForGift(c.req.raw.body) };
    return c.json(picture, 201);
  });
};

/** Pictures for the couple's content. */
export const sitePictures = ({ pictures }: Deps) =>
  new Hono<AdminEnv>()
    .use(announces(nothingShown))
    .get('/', (c) => c.json(pictures.list()))
    // The body is the file itself.
    .post('/', async (c) => c.json(await pictures.keep(c.req.raw.body), 201));

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
