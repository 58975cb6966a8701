import { existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { SitePictureView } from '#contract/site/pictures.ts';
import { demoSite } from '#tests/support/api.ts';
import { filesOf, noisyPhoto } from '#tests/support/pictures.ts';

const setUp = async () => {
  const site = demoSite();
  const couple = await site.admin();
  const upload = await couple.request('POST', '/api/admin/site/pictures', {
    body: new Uint8Array(await noisyPhoto(900, 800)),
    headers: { 'Content-Type': 'image/jpeg' },
  });
  const { id } = upload.json as SitePictureView;
  const publish = async (hero: object) => {
    const { version } = (await couple.get('/api/admin/site/photos')).json as { version: number };
    const saved = await couple.put('/api/admin/site/photos', { version, content: { hero } });
    expect(saved.status).toBe(200);
    expect((await couple.post('/api/admin/site/publish', {})).status).toBe(201);
    return site.deps.content().heroPhoto;
  };
  const file = (name: string) => path.join(site.deps.config.dataDir, 'uploads', name);
  return { site, couple, id, publish, file };
};

test('the couple’s photo of the first screen is cut when it is published, light enough for a bad line', async () => {
  const { site, id, publish, file } = await setUp();
  expect(site.deps.content().heroPhoto).toBeNull();
  const hero = await publish({ photo: id, alt: 'Los dos' });
  expect(hero).toMatchObject({ phone: { width: 780, height: 720 }, wide: { width: 900 } });
  const inlined = Buffer.from(hero!.phone.avif.split(',')[1]!, 'base64');
  expect(hero!.phone.avif).toMatch(/^data:image\/avif;base64,/);
  expect(inlined.length).toBeLessThanOrEqual(28_000);
  for (const url of [hero!.phone.webp, hero!.wide.avif, hero!.wide.webp]) {
    const shown = await site.api.request(url);
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }

  // Another process finds the cuts and makes none.
  const created = () => statSync(file(path.basename(hero!.wide.avif))).mtimeMs;
  const before = created();
  const again = site.restarted();
  await again.deps.site.refresh();
  expect(again.deps.content().heroPhoto).toEqual(hero);
  expect(created()).toBe(before);
});

test('another point is another cut, and the one that is not shown is swept', async () => {
  const { site, id, publish, file } = await setUp();
  const one = await publish({ photo: id, alt: 'Los dos', point: { x: 50, y: 0 } });
  const other = await publish({ photo: id, alt: 'Los dos', point: { x: 50, y: 100 } });
  const wide = (hero: typeof one) => path.basename(hero!.wide.avif);
  expect(wide(other)).not.toBe(wide(one));
  for (const name of filesOf(site)) utimesSync(file(name), site.now(), site.now());
  site.wait({ days: 2 });
  await site.deps.pictures.cleanup(site.deps.content().photos.hero);
  expect([existsSync(file(wide(one))), existsSync(file(wide(other)))]).toEqual([false, true]);
});

test('a point outside the photo is refused', async () => {
  const { couple, id } = await setUp();
  const answer = await couple.put('/api/admin/site/photos', {
    version: 0,
    content: { hero: { photo: id, alt: 'Los dos', point: { x: 101, y: 0 } } },
  });
  expect([answer.status, answer.json]).toMatchObject([
    422,
    { fields: { 'hero.point.x': expect.stringContaining('de 0 a 100') } },
  ]);
});

test('a photo whose file is gone leaves the drawing, and the site opens', async () => {
  const { site, id, publish, file } = await setUp();
  await publish({ photo: id, alt: 'Los dos' });
  for (const name of filesOf(site)) rmSync(file(name));
  const again = site.restarted();
  await again.deps.site.refresh();
  expect(again.deps.content().heroPhoto).toBeNull();
});
