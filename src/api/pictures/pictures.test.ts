import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { SitePictureView } from '#contract/site/pictures.ts';
import { demoSite } from '#tests/support/api.ts';
import { filesOf, phonePhoto, plainPhoto } from '#tests/support/pictures.ts';

const address = '/api/admin/site/pictures';

const setUp = async () => {
  const site = demoSite();
  const couple = await site.admin();
  const upload = (body: BodyInit, type = 'image/jpeg') =>
    couple.request('POST', address, { body, headers: { 'Content-Type': type } });
  return { site, couple, upload };
};

test('an uploaded picture can be the picture of a gift', async () => {
  const { couple, upload } = await setUp();
  const { url } = (await upload(new Uint8Array(await plainPhoto(60, 40)))).json as SitePictureView;
  const gift = { name: 'Paseo', description: 'En bote', price: 1000, image_url: url };
  expect((await couple.post('/api/admin/gifts', gift)).json).toMatchObject({ image_url: url });
  expect((await couple.get(url)).headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('a photo that is a page besides is kept as a photo alone', async () => {
  const { upload, site } = await setUp();
  const page = Buffer.from('<!doctype html><script>alert(1)</script>PK\u0003\u0004');
  const both = Buffer.concat([await phonePhoto(60, 40), page]);
  expect((await upload(new Uint8Array(both))).status).toBe(201);
  const names = filesOf(site);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const saved = readFileSync(path.join(path.dirname(site.file), 'uploads', name), 'latin1');
    expect(saved).not.toMatch(/script|PK\u0003\u0004/u);
  }
});

test('something that is sent as something else is refused', async () => {
  const { upload } = await setUp();
  const bytes = new Uint8Array(await plainPhoto(60, 40));
  for (const type of ['text/html', 'multipart/form-data', 'application/json; image/png']) {
    expect((await upload(bytes, type)).status).toBeGreaterThanOrEqual(400);
  }
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
