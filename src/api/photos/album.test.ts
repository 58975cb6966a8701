import { readFileSync, rmSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { family, folderOf, photoSite } from '#tests/support/photo-site.ts';
import { photoLinkOf, photosOnce, sendPhoto } from '#tests/support/photos.ts';
import { noisyPhoto, plainPhoto } from '#tests/support/pictures.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import { eraseGroup } from '#db/models/erasures/erasures.ts';

describe('the album', () => {
  test('opens when the couple wants it, and not before', async () => {
    const { site, guest, couple } = await photoSite();
    await sendPhoto(guest, await plainPhoto(300, 200));
    const [photo] = await photosOnce(couple, 1);
    await couple.post(`/api/admin/photos/${photo!.id}/approve`);
    const opens = new Date(site.now().getTime() + 60 * 60_000).toISOString();
    expect((await couple.put('/api/admin/settings', { album_from: opens })).status).toBe(200);
    expect((await guest.get('/api/photos')).json).toEqual([]);
    // The screen at the party shows them already.
    expect((await photoLinkOf(site, 'wall').get('/api/photos/wall')).json).toHaveLength(1);
    site.wait({ minutes: 61 });
    expect((await guest.get('/api/photos')).json).toHaveLength(1);
    await couple.put('/api/admin/settings', { album_from: null });
    expect((await couple.put('/api/admin/settings', { album_from: 'ayer' })).json).toMatchObject({
      fields: { album_from: expect.any(String) },
    });
  });

  test('comes in pages, and forgets what is hidden or deleted', async () => {
    const { site, guest, couple } = await photoSite();
    const insert = site.raw.prepare(
      `insert into photos (file, checksum, status, size, width, height, created_at)
       values (?, ?, 'approved', 1, 3, 2, 0)`,
    );
    for (let index = 0; index < 70; index += 1) insert.run(`f${index}`, `c${index}`);
    const first = (await guest.get('/api/photos')).json as { id: number }[];
    const rest = (await guest.get(`/api/photos?before=${first.at(-1)!.id}`)).json as {
      id: number;
    }[];
    expect([first.length, rest.length]).toEqual([60, 10]);
    const ids = [...first, ...rest].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect((await guest.get('/api/photos?before=0')).status).toBe(400);

    const [one, two] = ids;
    const hidden = await couple.post('/api/admin/photos/hide', { ids: [one, 999] });
    expect(hidden.json).toEqual([{ id: one, status: 'hidden' }]);
    await couple.delete(`/api/admin/photos/${two}`);
    const left = (await guest.get('/api/photos')).json as { id: number }[];
    expect(left[0]!.id).toBe(ids[2]);
    expect((await couple.get('/api/admin/photos?status=hidden')).json).toHaveLength(1);
    expect((await couple.get('/api/admin/photos/summary')).json).toMatchObject({
      ...{ pending: 0, approved: 68, hidden: 1, onTheWay: 0, bytes: 69 },
      free: expect.any(Number),
    });
  });

  test('is one archive, byte for byte', async () => {
    const { site, guest, couple } = await photoSite();
    for (const width of [300, 301, 302]) await sendPhoto(guest, await noisyPhoto(width, 200));
    const photos = await photosOnce(couple, 3);
    await couple.post('/api/admin/photos/approve', { ids: photos.slice(0, 2).map(({ id }) => id) });
    const response = await site.api.request('/api/admin/photos/zip', {
      headers: { Cookie: [...couple.cookies].map((pair) => pair.join('=')).join('; ') },
    });
    const zip = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(zip.length));
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['0001.jpg', '0002.jpg']);
    const originals = [photos[1]!, photos[0]!].map(({ original }) =>
      readFileSync(folderOf(site, original.split('/').pop()!)),
    );
    expect(Object.values(files).map((bytes) => Buffer.from(bytes))).toEqual(originals);
  });
});

describe('links of the couple', () => {
  test('a card sends and sees nothing; a screen sees and sends nothing; taken back they do neither', async () => {
    const { site, couple } = await photoSite();
    const make = async (json: object) =>
      (await couple.post('/api/admin/photos/links', json)).json as { id: number; link: string };
    const upload = await make({ purpose: 'upload', event_id: 49 });
    const wall = await make({ purpose: 'wall' });
    expect(upload.link).toMatch(/\/photos#[\w-]{40,}$/u);
    expect(wall.link).toMatch(/\/photos\/wall#[\w-]{40,}$/u);
    // Its cards are printed.
    expect(await make({ purpose: 'upload', event_id: 49 })).toEqual(upload);

    const bearer = (link: string) => ({ Authorization: `Bearer ${link.split('#')[1]}` });
    const get = (address: string, link: string) =>
      site.browser().request('GET', address, { headers: bearer(link) });
    expect((await get('/api/photos/link', upload.link)).json).toEqual({
      purpose: 'upload',
      eventName: expect.any(String),
    });
    expect((await get('/api/photos/wall', upload.link)).status).toBe(401);
    expect((await get('/api/photos', upload.link)).status).toBe(401);
    expect((await get('/api/photos/wall', wall.link)).json).toEqual([]);

    await couple.delete(`/api/admin/photos/links/${upload.id}`);
    await couple.delete(`/api/admin/photos/links/${wall.id}`);
    for (const { link } of [upload, wall]) {
      expect((await get('/api/photos/link', link)).json).toMatchObject({
        code: 'wrong_photo_link',
      });
    }
    expect((await couple.get('/api/admin/photos/links')).json).toEqual([]);
  });

  test('what came by a card names its event', async () => {
    const { site, couple } = await photoSite();
    expect((await sendPhoto(photoLinkOf(site, 'upload'), await plainPhoto(300, 200))).status).toBe(
      204,
    );
    const [photo] = await photosOnce(couple, 1);
    expect(photo).toMatchObject({ groupName: null, eventName: expect.any(String) });
  });
});

test('of a group that is erased the photos stay, without its name; brought back, it has them again', async () => {
  const { site, guest, couple } = await photoSite();
  await sendPhoto(guest, await plainPhoto(300, 200));
  const [photo] = await photosOnce(couple, 1);
  const { id } = groupNamed(site, family);
  await couple.delete(`/api/admin/guests/${id}`);
  expect((await couple.get('/api/admin/photos')).json).toMatchObject([{ groupName: null }]);
  expect((await couple.post(`/api/admin/removals/group/${id}/restore`)).status).toBe(200);
  expect((await couple.get('/api/admin/photos')).json).toMatchObject([{ groupName: family }]);
  eraseGroup(site.db, id, (one) => `Grupo ${one}`, { by: { kind: 'system' }, at: site.now() });
  expect((await couple.get('/api/admin/photos')).json).toMatchObject([
    { id: photo!.id, groupName: null, status: 'pending' },
  ]);
});

test('an open screen of the couple hears of a photo once it can be seen', async () => {
  const { site, guest, couple } = await photoSite();
  const kinds: string[] = [];
  const leave = site.live.join({
    ...{ owner: 1, isWelcome: () => true, beat: () => undefined, end: () => undefined },
    notify: (change) => void kinds.push(...change.kinds),
  });
  await sendPhoto(guest, await plainPhoto(300, 200));
  await photosOnce(couple, 1);
  await vi.waitFor(() => expect(kinds).toEqual(['photos']));
  leave();
});

test('a photo whose file is not on this disk is left out of the archive', async () => {
  const { site, guest, couple } = await photoSite();
  await sendPhoto(guest, await plainPhoto(300, 200));
  const [photo] = await photosOnce(couple, 1);
  await couple.post(`/api/admin/photos/${photo!.id}/approve`);
  rmSync(folderOf(site, photo!.original.split('/').pop()!));
  const { status } = await couple.get('/api/admin/photos/zip');
  expect(status).toBe(200);
});
