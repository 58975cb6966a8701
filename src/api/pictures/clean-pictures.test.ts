import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clearIfEmpty, recordSitePicture } from '#db/models/site/site-pictures.ts';
import type { SitePictureView } from '#contract/site/pictures.ts';
import { demoSite } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';
import { filesOf, plainPhoto } from '#tests/support/pictures.ts';

const setUp = async () => {
  const site = demoSite();
  const couple = await site.admin();
  const folder = path.join(site.deps.config.dataDir, 'uploads');
  let created = 0;
  const keep = async (): Promise<string> => {
    created += 1;
    const answer = await couple.request('POST', '/api/admin/site/pictures', {
      body: new Uint8Array(await plainPhoto(30 + created, 20)),
      headers: { 'Content-Type': 'image/jpeg' },
    });
    return (answer.json as SitePictureView).id;
  };
  /** As if every file had been written by the site's clock. */
  const ageFiles = (where = folder) => {
    for (const name of readdirSync(where)) {
      utimesSync(path.join(where, name), site.now(), site.now());
    }
  };
  const cleanup = () => site.deps.pictures.cleanup(site.deps.content().photos.hero);
  const pictures = () => [
    ...new Set(filesOf(site).map((name) => /^subida-\w{16}/u.exec(name)?.[0])),
  ];
  return { site, couple, folder, keep, ageFiles, cleanup, pictures };
};

const edit = async (couple: Browser, content: object) => {
  const { version } = (await couple.get('/api/admin/site/photos')).json as { version: number };
  const saved = await couple.put('/api/admin/site/photos', { version, content });
  expect(saved.status).toBe(200);
};

const gallery = (photo: string) => ({ gallery: [{ photo, alt: 'Los dos' }] });

test('what nothing uses is gone a day later, and what is new or used anywhere stays', async () => {
  const { site, couple, keep, ageFiles, cleanup, pictures } = await setUp();
  const unused = await keep();
  const published = await keep();
  const formerly = await keep();
  const drafted = await keep();
  const given = await keep();
  for (const photo of [formerly, published]) {
    await edit(couple, gallery(photo));
    expect((await couple.post('/api/admin/site/publish', {})).status).toBe(201);
  }
  await edit(couple, gallery(drafted));
  const image_url = `/api/uploads/${given}.jpg`;
  const gift = { name: 'Paseo', description: 'En bote', price: 1000, image_url };
  expect((await couple.post('/api/admin/gifts', gift)).status).toBe(201);
  ageFiles();
  site.wait({ days: 0.9 });
  await cleanup();
  expect(pictures()).toContain(unused);

  const fresh = await keep();
  site.wait({ days: 0.2 });
  await cleanup();
  expect(pictures().sort()).toEqual([published, formerly, drafted, given, fresh].sort());
  const listed = site.deps.pictures.list().filter(({ uploaded }) => uploaded);
  expect(listed.map(({ id }) => id).sort()).toEqual(pictures().sort());
});

test('a sweep that was killed between rows and files is finished by the next', async () => {
  const { site, keep, ageFiles, cleanup, pictures } = await setUp();
  const id = await keep();
  ageFiles();
  site.wait({ days: 2 });
  clearIfEmpty(site.deps.db, id, site.now());
  expect(site.deps.pictures.list()).toEqual([]);
  expect(pictures()).toHaveLength(1);
  await cleanup();
  expect(filesOf(site)).toEqual([]);
});

test('the same picture sent again counts as new', async () => {
  const { site, couple, ageFiles, cleanup, pictures } = await setUp();
  const body = new Uint8Array(await plainPhoto(30, 20));
  const keep = () =>
    couple.request('POST', '/api/admin/site/pictures', {
      body,
      headers: { 'Content-Type': 'image/jpeg' },
    });
  await keep();
  ageFiles();
  site.wait({ days: 2 });
  await keep();
  await cleanup();
  expect(pictures()).toHaveLength(1);
});

test('an upload that nobody goes on with is gone a day later', async () => {
  const { site, folder, couple, ageFiles, cleanup } = await setUp();
  const started = await couple.request('POST', '/api/admin/site/pictures/uploads', {
    headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '9' },
  });
  expect(started.status).toBe(201);
  const incoming = path.join(folder, 'arriving');
  expect(readdirSync(incoming)).toHaveLength(2);
  ageFiles(incoming);
  site.wait({ days: 0.9 });
  await cleanup();
  expect(readdirSync(incoming)).toHaveLength(2);
  site.wait({ days: 0.2 });
  await cleanup();
  expect(readdirSync(incoming)).toEqual([]);
});

test('halves of uploads and cuts that nobody shows are gone a day later; gifts keep theirs', async () => {
  const { site, folder, keep, ageFiles, cleanup } = await setUp();
  await keep();
  const gift = `${'0f'.repeat(16)}.jpg`;
  for (const name of [
    ...[gift, `${gift}.77.part`, '0b1e9f3c.part'],
    ...['portada-00112233445566ff.json', 'portada-00112233445566ff-wide.avif'],
  ]) {
    writeFileSync(path.join(folder, name), 'x');
  }
  ageFiles();
  site.wait({ days: 0.9 });
  await cleanup();
  expect(filesOf(site)).toHaveLength(7);
  site.wait({ days: 0.2 });
  await cleanup();
  expect(filesOf(site)).toEqual([gift]);
});

test('the site goes on with other work between one picture and the next, and one file and the next', async () => {
  const { site, folder, ageFiles, cleanup } = await setUp();
  const count = 50;
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < count; at += 1) {
    const id = `subida-${String(at).padStart(16, '0')}`;
    recordSitePicture(site.deps.db, { id, width: 1, height: 1, tone: '#fff' }, site.now());
    writeFileSync(path.join(folder, `${id}.jpg`), 'x');
  }
  ageFiles();
  site.wait({ days: 2 });
  let turns = 0;
  let isOver = false;
  const work = () => {
    turns += 1;
    if (!isOver) setImmediate(work);
  };
  setImmediate(work);
  await cleanup();
  isOver = true;
  expect(filesOf(site)).toEqual([]);
  expect(turns).toBeGreaterThanOrEqual(2 * count);
});

test('a sweep ends when the process does, and before the database is closed', async () => {
  const { site, keep, ageFiles, cleanup, pictures } = await setUp();
  const ids = [await keep(), await keep()];
  ageFiles();
  site.wait({ days: 2 });
  const cleaning = cleanup();
  site.deps.pictures.stop();
  await cleaning;
  expect(pictures().sort()).toEqual(ids.sort());
});
