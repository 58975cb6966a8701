import { rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { SitePictureView } from '#contract/site/pictures.ts';
import { sizesOf } from '#domain/pictures/site-picture.ts';
import { demoSite, type Site } from '#tests/support/api.ts';
import { filesOf, plainPhoto } from '#tests/support/pictures.ts';

const setUp = async () => {
  const site = demoSite();
  const couple = await site.admin();
  const keep = async (width: number, height: number): Promise<SitePictureView> =>
    (
      await couple.request('POST', '/api/admin/site/pictures', {
        body: new Uint8Array(await plainPhoto(width, height)),
        headers: { 'Content-Type': 'image/jpeg' },
      })
    ).json;
  return { site, couple, keep };
};

/** Starts the background work; resolves with what has its copies once nothing is left. */
const copiesReady = ({ deps }: Site) =>
  new Promise<string[]>((done) => {
    deps.pictures.startResize((ids) => Promise.resolve(done(ids)));
  });

const full = (pictures: SitePictureView[]) =>
  pictures.flatMap((picture) => [...sizesOf(picture), `${picture.id}.jpg`]).sort();

test('every picture gets the copies that phones want, in both formats', async () => {
  const { site, keep } = await setUp();
  const pictures = [await keep(1400, 900), await keep(500, 300)];
  expect(await copiesReady(site)).toEqual(expect.arrayContaining(pictures.map(({ id }) => id)));
  expect(filesOf(site)).toEqual(full(pictures));
  for (const name of filesOf(site)) {
    const { width } = await sharp(path.join(site.deps.config.dataDir, 'uploads', name)).metadata();
    const [, nominalWidth] = /-(\d+)\.\w+$/u.exec(name) ?? [];
    if (nominalWidth !== undefined) expect(width).toBe(Number(nominalWidth));
  }
});

test('a picture that comes while others are made gets its copies too', async () => {
  const { site, keep } = await setUp();
  const reported: string[] = [];
  const all = Promise.withResolvers<void>();
  const first = await keep(700, 400);
  site.deps.pictures.startResize(async (ids) => {
    reported.push(...ids);
    // Rendering takes a while: the second comes now.
    if (reported.length === 1) await keep(650, 400);
    else all.resolve();
  });
  await all.promise;
  expect(reported).toHaveLength(2);
  expect(reported[0]).toBe(first.id);
});

test('work that was stopped in the middle goes on with the next process', async () => {
  const { site, keep } = await setUp();
  const pictures = [await keep(1400, 900), await keep(1300, 900)];
  void copiesReady(site);
  site.deps.pictures.stop();
  const again = site.restarted();
  expect((await copiesReady(again)).length).toBeGreaterThan(0);
  expect(filesOf(again).filter((name) => !name.endsWith('.part'))).toEqual(full(pictures));
});

test('what is published is shown with them, in turn with publications', async () => {
  const { site, couple, keep } = await setUp();
  const { id } = await keep(700, 400);
  const { version } = (await couple.get('/api/admin/site/photos')).json as { version: number };
  const content = { gallery: [{ photo: id, alt: 'Los dos' }] };
  await couple.put('/api/admin/site/photos', { version, content });
  await couple.post('/api/admin/site/publish', {});
  expect(site.deps.content().pictures[id]!.avif).toEqual([]);
  const { refreshPictures } = site.deps.site;
  await new Promise<void>((done) => {
    site.deps.pictures.startResize((ids) => refreshPictures(ids).then(done));
  });
  expect(site.deps.content().pictures[id]!.avif.map(([width]) => width)).toEqual([400, 640]);
});

test('a picture whose master is gone keeps nobody from theirs', async () => {
  const { site, keep } = await setUp();
  const [lost, found] = [await keep(700, 400), await keep(720, 400)];
  rmSync(path.join(site.deps.config.dataDir, 'uploads', `${lost.id}.jpg`));
  expect(await copiesReady(site)).toEqual([found.id]);
});
