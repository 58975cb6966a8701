import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ListedPictureView, SitePictureView } from '#contract/site/pictures.ts';
import type { Photo } from '#domain/pictures/photo.ts';
import { demoSite } from '#tests/support/api.ts';
import { filesOf, noPictures, phonePhoto, plainPhoto } from '#tests/support/pictures.ts';

const address = '/api/admin/site/pictures';

const builtPhoto: Photo = {
  width: 1280,
  height: 853,
  tone: '#a24',
  avif: [[400, '/_astro/venue-01-abcde-400.avif']],
  webp: [[640, '/_astro/venue-01-abcde-640.webp']],
};

const setUp = async () => {
  const site = demoSite({ builtPhotos: { 'venue-01': builtPhoto } });
  const couple = await site.admin();
  const upload = async (bytes: Buffer, type = 'image/jpeg') =>
    couple.request('POST', address, {
      body: new Uint8Array(bytes),
      headers: { 'Content-Type': type },
    });
  const keep = async (bytes: Buffer): Promise<SitePictureView> => (await upload(bytes)).json;
  const list = async (): Promise<ListedPictureView[]> => (await couple.get(address)).json;
  const fileOf = (name: string) =>
    readFileSync(path.join(site.deps.config.dataDir, 'uploads', name));
  return { site, couple, upload, keep, list, fileOf };
};

describe('a picture for the site', () => {
  test('is kept upright, without what it told of where it was taken, with a copy for lists', async () => {
    const { site, upload, fileOf } = await setUp();
    const { status, json } = await upload(await phonePhoto());
    const { id, url } = json as SitePictureView;
    expect(id).toMatch(/^subida-[\da-f]{16}$/u);
    expect([status, json]).toEqual([
      201,
      { id, url: `/api/uploads/${id}-640.webp`, width: 1200, height: 1600 },
    ]);
    expect(filesOf(site)).toEqual([`${id}-640.webp`, `${id}.jpg`]);
    for (const name of filesOf(site)) {
      const bytes = fileOf(name);
      const { exif, orientation } = await sharp(bytes).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/secreto|Violeta/);
    }
    const shown = await site.api.request(url);
    expect(shown.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(shown.headers.get('Content-Type')).toBe('image/webp');
  });

  test('sent twice is one picture; a large one is kept at 2560, a small one as it is', async () => {
    const { site, keep, list } = await setUp();
    const large = await plainPhoto(4000, 3000);
    const [one, again] = [await keep(large), await keep(large)];
    expect(again).toEqual(one);
    expect(one).toMatchObject({ width: 2560, height: 1920 });
    site.wait({ minutes: 1 });
    const small = await keep(await plainPhoto(60, 40));
    expect(small).toMatchObject({ width: 60, height: 40, url: `/api/uploads/${small.id}-60.webp` });
    expect((await list()).map(({ id }) => id)).toEqual([small.id, one.id, 'venue-01.jpg']);
  });

  test.each(['png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const { upload } = await setUp();
    const bytes = await sharp(await plainPhoto(300, 200))
      .toFormat(format)
      .toBuffer();
    expect(await upload(bytes, `image/${format}`)).toMatchObject({
      status: 201,
      json: { width: 300, height: 200 },
    });
  });

  test('stands in a photo field, and pages get it with the content', async () => {
    const { site, couple, keep } = await setUp();
    const { id } = await keep(await plainPhoto(900, 600));
    const { version, content } = (await couple.get('/api/admin/site/photos')).json as {
      version: number;
      content: object;
    };
    const gallery = [{ photo: id, alt: 'Los dos' }];
    const saved = await couple.put('/api/admin/site/photos', {
      version,
      content: { ...content, gallery },
    });
    expect(saved.status).toBe(200);
    expect(site.deps.content().pictures).toEqual({});
    expect((await couple.post('/api/admin/site/publish', {})).status).toBe(201);
    const { photos, pictures } = site.deps.content();
    expect(photos.gallery).toEqual(gallery);
    expect(pictures).toEqual({
      [id]: {
        ...{ width: 640, height: 427, tone: '#888', avif: [] },
        webp: [[640, `/api/uploads/${id}-640.webp`]],
      },
    });
    expect(site.restarted().deps.content().pictures).toEqual(pictures);
  });
});

test('pictures of the build are listed after those that were uploaded', async () => {
  const { keep, list } = await setUp();
  const { id, url } = await keep(await plainPhoto(60, 40));
  expect(await list()).toEqual([
    { id, url, width: 60, height: 40, uploaded: true },
    {
      ...{ id: 'venue-01.jpg', url: '/_astro/venue-01-abcde-640.webp' },
      ...{ width: 1280, height: 853, uploaded: false },
    },
  ]);
});

test.each(noPictures)('%s is refused and leaves nothing', async (_, reason, make) => {
  const { site, upload, list } = await setUp();
  const { status, json } = await upload(await make());
  expect([status, json]).toMatchObject([
    422,
    { code: 'bad_picture', reason, fields: { body: expect.stringMatching(/imagen/u) } },
  ]);
  expect(filesOf(site)).toEqual([]);
  expect(await list()).toHaveLength(1);
});

test('more than 20 MB is too large', async () => {
  const { upload } = await setUp();
  expect((await upload(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413);
});
