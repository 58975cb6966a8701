import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { UploadedPicture } from '#contract/gift-views.ts';
import { webpSources } from '#domain/pictures/uploaded-picture.ts';
import { demoSite } from '#tests/support/api.ts';
import { filesOf, noPictures, phonePhoto } from '#tests/support/pictures.ts';

const address = '/api/admin/gift-pictures';

const setUp = async () => {
  const site = demoSite();
  const couple = await site.admin();
  const upload = (body: BodyInit, type = 'image/jpeg') =>
    couple.request('POST', address, { body, headers: { 'Content-Type': type } });
  const fetched = async (at: string) => {
    const response = await site.api.request(at);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return { site, couple, upload, fetched };
};

describe('an uploaded picture', () => {
  test('is kept upright in our widths, without what it told of where it was taken', async () => {
    const { upload, fetched, site } = await setUp();
    const { status, json } = await upload(new Uint8Array(await phonePhoto()));
    const { image_url } = json as UploadedPicture;
    expect([status, image_url]).toEqual([
      201,
      expect.stringMatching(/^\/api\/uploads\/.{32}\.jpg$/),
    ]);
    const copies = webpSources(image_url)!
      .split(', ')
      .map((copy) => copy.split(' ')[0]!);
    const sizes = [];
    for (const at of [image_url, ...copies]) {
      const { response, bytes } = await fetched(at);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.getSetCookie()).toEqual([]);
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
      expect(response.headers.get('Content-Type')).toBe(`image/${format}`);
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/secreto|Violeta/);
      sizes.push([format, width, height]);
    }
    expect(sizes).toEqual([
      ['jpeg', 960, 1280],
      ['webp', 480, 640],
      ['webp', 960, 1280],
    ]);
    expect(filesOf(site)).toHaveLength(3);
  });

  test('sent twice is kept once, and a small one is not blown up', async () => {
    const { upload, fetched, site } = await setUp();
    const small = new Uint8Array(await phonePhoto(60, 40));
    const [one, again] = [await upload(small), await upload(small)];
    expect(again.text).toBe(one.text);
    expect(filesOf(site)).toHaveLength(3);
    const { bytes } = await fetched((one.json as UploadedPicture).image_url);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  test('can be the picture of a gift', async () => {
    const { couple, upload } = await setUp();
    const { image_url } = (await upload(new Uint8Array(await phonePhoto(60, 40))))
      .json as UploadedPicture;
    const gift = { name: 'Paseo', description: 'En bote', price: 1000, image_url };
    expect((await couple.post('/api/admin/gifts', gift)).json).toMatchObject({ image_url });
  });
});

test('a photo that is a page besides is kept as a photo alone', async () => {
  const { upload, site } = await setUp();
  const page = Buffer.from('<!doctype html><script>alert(1)</script>PK\u0003\u0004');
  const both = Buffer.concat([await phonePhoto(60, 40), page]);
  expect((await upload(new Uint8Array(both))).status).toBe(201);
  const names = filesOf(site);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const kept = readFileSync(path.join(path.dirname(site.file), 'uploads', name), 'latin1');
    expect(kept).not.toMatch(/script|PK\u0003\u0004/u);
  }
});

describe('what is no picture', () => {
  test.each(noPictures)('%s is refused and leaves nothing', async (_, reason, make) => {
    const { site, upload } = await setUp();
    const { status, json } = await upload(new Uint8Array(await make()));
    expect([status, json]).toMatchObject([422, { code: 'bad_picture', reason }]);
    expect(filesOf(site)).toEqual([]);
  });

  test('more than 20 MB is too large', async () => {
    const { upload } = await setUp();
    expect((await upload(new Uint8Array(20 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test('something that is sent as something else is refused', async () => {
    const { upload } = await setUp();
    const bytes = new Uint8Array(await phonePhoto(60, 40));
    for (const type of ['text/html', 'multipart/form-data', 'application/json; image/png']) {
      expect((await upload(bytes, type)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

test('only the couple uploads', async () => {
  const { site } = await setUp();
  const bytes = new Uint8Array(await phonePhoto(60, 40));
  const browsers = [site.browser(), await site.guest('Tía Marta')];
  const statuses = [];
  for (const browser of browsers) {
    const headers = { 'Content-Type': 'image/jpeg' };
    statuses.push((await browser.request('POST', address, { body: bytes, headers })).status);
  }
  expect(statuses).toEqual([401, 403]);
  expect(filesOf(site)).toEqual([]);
});

test.each(['nope.jpg', '..%2fwedding.db', '%2e%2e/wedding.db', `${'0'.repeat(32)}.jpg`])(
  'there is no picture called %s',
  async (name) => {
    const { site } = await setUp();
    expect((await site.browser().get(`/api/uploads/${name}`)).status).toBe(404);
  },
);
