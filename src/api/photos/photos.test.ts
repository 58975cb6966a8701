import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { demoSite, type Site } from '#tests/support/api.ts';
import {
  arrivedOf,
  beginPhoto,
  checksumOf,
  photoLinkOf,
  photosOnce,
  sendPart,
  sendPhoto,
} from '#tests/support/photos.ts';
import { noisyPhoto, noPictures, phonePhoto, plainPhoto } from '#tests/support/pictures.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import { eraseGroup } from '#db/models/erasures/erasures.ts';
import { groupQuota, hasQuota, hasRoom } from '#domain/photos/photo-quota.ts';
import { openGuestPhotos } from './guest-photos.ts';

const family = 'Familia Peñaloza Ríos';

const setUp = async () => {
  const site = demoSite();
  return { site, guest: await site.guest(family), couple: await site.admin() };
};

const folderOf = ({ deps }: Site, ...more: string[]) =>
  path.join(deps.config.dataDir, 'photos', ...more);

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort()
    : [];

/** What has arrived is deleted once its copies are there. */
const expectNoUploads = (site: Site) =>
  vi.waitFor(() => expect(filesIn(folderOf(site, 'arriving'))).toEqual([]));

describe('a photo of a guest', () => {
  test('goes on where it was, waits for the couple, and then everybody sees it', async () => {
    const { site, guest, couple } = await setUp();
    const bytes = await noisyPhoto(600, 400);
    const metadata = { checksum: checksumOf(bytes), filetype: 'image/jpeg' };
    const begun = await beginPhoto(guest, { bytes: bytes.length, metadata });
    const at = begun.headers.get('Location')!;
    expect([begun.status, at]).toEqual([
      201,
      expect.stringMatching(/^\/api\/photos\/uploads\/[\da-f-]{36}$/u),
    ]);
    const half = Math.floor(bytes.length / 2);
    expect((await sendPart(guest, at, 0, bytes.subarray(0, half))).status).toBe(204);

    const again = site.restarted();
    const later = await again.guest(family);
    expect(await arrivedOf(later, at)).toBe(String(half));
    expect((await sendPart(later, at, half, bytes.subarray(half))).status).toBe(204);
    const [photo] = await photosOnce(couple, 1);
    expect(photo).toMatchObject({
      ...{ status: 'pending', width: 600, height: 400, groupName: family, eventName: null },
      created_at: expect.stringMatching(/-0[34]:00$/u),
    });
    await expectNoUploads(site);

    const stranger = await site.guest('Tía Marta');
    expect((await stranger.get('/api/photos')).json).toEqual([]);
    expect((await stranger.get(photo!.small.webp)).status).toBe(404);
    expect((await later.get(photo!.small.webp)).status).toBe(200);
    expect((await later.get('/api/photos/own')).json).toMatchObject([
      { id: photo!.id, status: 'pending', checksum: metadata.checksum },
    ]);

    expect((await couple.post(`/api/admin/photos/${photo!.id}/approve`)).json).toEqual({
      id: photo!.id,
      status: 'approved',
    });
    const seen = (await stranger.get('/api/photos')).json;
    expect(seen).toEqual([
      {
        ...{ id: photo!.id, width: 600, height: 400, tone: photo!.tone },
        ...{ small: photo!.small, large: photo!.large },
      },
    ]);
    for (const file of [photo!.small.avif, photo!.small.webp, photo!.large]) {
      const { status, headers } = await stranger.get(file);
      expect([status, headers.get('Cache-Control')]).toEqual([
        200,
        'private, max-age=31536000, immutable',
      ]);
    }
    expect((await stranger.get(photo!.original)).status).toBe(404);
    expect((await couple.get(photo!.original)).status).toBe(200);
  });

  test('keeps its full size, stands upright, and says neither where nor with what it was taken', async () => {
    const { site, guest, couple } = await setUp();
    expect((await sendPhoto(guest, await phonePhoto(1600, 1200))).status).toBe(204);
    const [photo] = await photosOnce(couple, 1);
    expect([photo!.width, photo!.height]).toEqual([1200, 1600]);
    for (const name of filesIn(folderOf(site))) {
      const { exif, icc, xmp } = await sharp(folderOf(site, name)).metadata();
      expect([name, exif, icc, xmp]).toEqual([name, undefined, undefined, undefined]);
    }
    const small = await sharp(folderOf(site, photo!.small.avif.split('/').pop()!)).metadata();
    expect([small.width, small.height]).toEqual([288, 288]);
  });

  test('that is here already is refused before its bytes travel, whoever sends it', async () => {
    const { site, guest, couple } = await setUp();
    const bytes = await plainPhoto(300, 200);
    expect((await sendPhoto(guest, bytes)).status).toBe(204);
    await photosOnce(couple, 1);
    const metadata = { checksum: checksumOf(bytes) };
    for (const browser of [guest, await site.guest('Tía Marta'), photoLinkOf(site, 'upload')]) {
      const { status, json } = await beginPhoto(browser, { bytes: bytes.length, metadata });
      expect([status, json]).toMatchObject([409, { code: 'already_here' }]);
    }
    // Begun by two phones at once, it is there once.
    const other = await plainPhoto(301, 200);
    const begun = await Promise.all(
      [guest, await site.guest('Tía Marta')].map(async (browser) => {
        const { headers } = await beginPhoto(browser, {
          bytes: other.length,
          metadata: { checksum: checksumOf(other) },
        });
        return { browser, at: headers.get('Location')! };
      }),
    );
    for (const { browser, at } of begun) {
      expect((await sendPart(browser, at, 0, other)).status).toBe(204);
    }
    await photosOnce(couple, 2);
    await expectNoUploads(site);
  });

  test('whose bytes changed on their way is begun anew', async () => {
    const { guest, couple, site } = await setUp();
    const bytes = await plainPhoto(300, 200);
    const begun = await beginPhoto(guest, {
      bytes: bytes.length,
      metadata: { checksum: checksumOf(Buffer.from('otra')) },
    });
    const at = begun.headers.get('Location')!;
    expect((await sendPart(guest, at, 0, bytes)).json).toMatchObject({ code: 'not_found' });
    expect(await arrivedOf(guest, at)).toBeNull();
    await photosOnce(couple, 0);
    await expectNoUploads(site);
  });

  test('begun again by its sender goes on where it was: the answer was lost on the line', async () => {
    const { guest, couple, site } = await setUp();
    const bytes = await noisyPhoto(300, 200);
    const metadata = { checksum: checksumOf(bytes) };
    const begin = async (browser = guest) =>
      (await beginPhoto(browser, { bytes: bytes.length, metadata })).headers.get('Location')!;
    const at = await begin();
    await sendPart(guest, at, 0, bytes.subarray(0, 1000));
    expect(await begin()).toBe(at);
    expect(await arrivedOf(guest, at)).toBe('1000');
    const aunt = await site.guest('Tía Marta');
    const other = await begin(aunt);
    expect(other).not.toBe(at);
    expect((await sendPart(guest, at, 0, bytes)).json).toMatchObject({ code: 'upload_busy' });
    expect((await sendPart(guest, at, 1000, bytes.subarray(1000))).status).toBe(204);
    expect((await sendPart(aunt, other, 0, bytes)).status).toBe(204);
    await photosOnce(couple, 1);
  });

  test('is finished after a kill between its last part and its row', async () => {
    const { site, guest, couple } = await setUp();
    const bytes = await plainPhoto(300, 200);
    const begun = await beginPhoto(guest, { bytes: bytes.length });
    const file = begun.headers.get('Location')!.split('/').pop()!;
    writeFileSync(folderOf(site, 'arriving', file), bytes);
    site.restarted();
    const [photo] = await photosOnce(couple, 1);
    expect(photo).toMatchObject({ status: 'pending', width: 300 });
  });

  test('another group cannot go on with it, and a strange checksum is none', async () => {
    const { site, guest } = await setUp();
    const bytes = await plainPhoto(300, 200);
    const begun = await beginPhoto(guest, { bytes: bytes.length });
    const at = begun.headers.get('Location')!;
    for (const browser of [await site.guest('Tía Marta'), photoLinkOf(site, 'upload')]) {
      expect((await sendPart(browser, at, 0, bytes)).status).toBe(404);
      expect(await arrivedOf(browser, at)).toBeNull();
    }
    const { status } = await beginPhoto(guest, { bytes: 9, metadata: { checksum: 'hola' } });
    expect(status).toBe(400);
    const deferred = { 'Tus-Resumable': '1.0.0', 'Upload-Defer-Length': '1' };
    const later = await guest.request('POST', '/api/photos/uploads', { headers: deferred });
    expect(later.status).toBe(400);
  });

  test('can be taken back by its group, and by no other', async () => {
    const { site, guest, couple } = await setUp();
    await sendPhoto(guest, await plainPhoto(300, 200));
    const [photo] = await photosOnce(couple, 1);
    const stranger = await site.guest('Tía Marta');
    expect((await stranger.delete(`/api/photos/${photo!.id}`)).status).toBe(404);
    expect((await guest.delete(`/api/photos/${photo!.id}`)).status).toBe(204);
    expect((await guest.delete(`/api/photos/${photo!.id}`)).status).toBe(404);
    await photosOnce(couple, 0);
    expect(filesIn(folderOf(site))).toEqual([]);
  });
});

describe('what is no photo', () => {
  test('a video is refused before its bytes travel', async () => {
    const { guest } = await setUp();
    const { status, json } = await beginPhoto(guest, {
      bytes: 9000,
      metadata: { filetype: 'video/mp4' },
    });
    expect([status, json]).toMatchObject([
      422,
      { code: 'bad_photo', message: expect.stringContaining('Por ahora solo fotos') },
    ]);
  });

  test.each([
    ['video', Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isomiso2')],
    ['video', Buffer.from('\0\0\0\u0014ftypqt  \0\0\0\0qt  ')],
    ['heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
  ])('%s is told with its last part', async (reason, bytes) => {
    const { guest, site } = await setUp();
    const { status, json } = await sendPhoto(guest, bytes, '');
    expect([status, json]).toMatchObject([422, { code: 'bad_photo', reason }]);
    await expectNoUploads(site);
    expect((await guest.get('/api/photos/own')).json).toEqual([]);
  });

  test.each(noPictures.filter(([what, reason]) => reason !== 'heic' && what !== 'nothing'))(
    '%s is told to its sender, also when it is sent again',
    async (_, __, make) => {
      const { guest, couple, site } = await setUp();
      const bytes = await make();
      expect((await sendPhoto(guest, bytes)).status).toBe(204);
      await photosOnce(couple, 0);
      expect((await guest.get('/api/photos/own')).json).toMatchObject([
        { status: 'rejected', photo: null },
      ]);
      expect((await sendPhoto(guest, bytes)).json).toMatchObject({ code: 'bad_photo' });
      expect(filesIn(folderOf(site))).toEqual([]);
      site.wait({ days: 4 });
      await site.deps.photos.sweep();
      expect((await guest.get('/api/photos/own')).json).toEqual([]);
    },
  );
});

describe('the album', () => {
  test('opens when the couple wants it, and not before', async () => {
    const { site, guest, couple } = await setUp();
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
    const { site, guest, couple } = await setUp();
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
    const { site, guest, couple } = await setUp();
    for (const width of [300, 301, 302]) await sendPhoto(guest, await noisyPhoto(width, 200));
    const photos = await photosOnce(couple, 3);
    await couple.post('/api/admin/photos/approve', { ids: photos.slice(0, 2).map(({ id }) => id) });
    const response = await site.api.request('/api/admin/photos/zip', {
      headers: { Cookie: [...couple.cookies].map((pair) => pair.join('=')).join('; ') },
    });
    const archive = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(archive.length));
    const files = unzipSync(archive);
    expect(Object.keys(files)).toEqual(['0001.jpg', '0002.jpg']);
    const originals = [photos[1]!, photos[0]!].map(({ original }) =>
      readFileSync(folderOf(site, original.split('/').pop()!)),
    );
    expect(Object.values(files).map((bytes) => Buffer.from(bytes))).toEqual(originals);
  });
});

describe('links of the couple', () => {
  test('a card sends and sees nothing; a screen sees and sends nothing; taken back they do neither', async () => {
    const { site, couple } = await setUp();
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
    const { site, couple } = await setUp();
    expect((await sendPhoto(photoLinkOf(site, 'upload'), await plainPhoto(300, 200))).status).toBe(
      204,
    );
    const [photo] = await photosOnce(couple, 1);
    expect(photo).toMatchObject({ groupName: null, eventName: expect.any(String) });
  });
});

describe('room', () => {
  test('is reserved by what uploads say they will be', () => {
    expect(hasQuota({ photos: 399, bytes: 0 }, 1, groupQuota)).toBe(true);
    expect(hasQuota({ photos: 400, bytes: 0 }, 1, groupQuota)).toBe(false);
    expect(hasQuota({ photos: 1, bytes: groupQuota.bytes }, 1, groupQuota)).toBe(false);
    const disk = { free: 1000, underWay: 200, arrived: 100 };
    expect(hasRoom(disk, 300, 100)).toBe(true);
    expect(hasRoom(disk, 301, 100)).toBe(false);
  });

  test('a group that has sent all it may is told so', async () => {
    const { site, guest } = await setUp();
    const { id } = groupNamed(site, family);
    const insert = site.raw.prepare(
      "insert into photos (file, guest_id, checksum, status, size, created_at) values (?, ?, ?, 'pending', 1, 0)",
    );
    for (let index = 0; index < groupQuota.photos; index += 1) {
      insert.run(`f${index}`, id, `c${index}`);
    }
    expect((await beginPhoto(guest, { bytes: 9 })).json).toMatchObject({ code: 'photos_full' });
  });

  test('photos leave the last of the disk to answers and gifts', async () => {
    const { site } = await setUp();
    const photos = openGuestPhotos({ ...site.deps, reserve: 2 ** 60 });
    const begun = photos.arrive(
      { guestId: 1 },
      new Request('http://localhost/api/photos/uploads', {
        method: 'POST',
        headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '9' },
      }),
    );
    await expect(begun).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  test('leftovers expire, and what is on its way stays', async () => {
    const { site, guest } = await setUp();
    const begin = async () => {
      const { headers } = await beginPhoto(guest, { bytes: 9000 });
      const at = headers.get('Location')!;
      await sendPart(guest, at, 0, Buffer.alloc(100));
      return { at, file: folderOf(site, 'arriving', at.split('/').pop()!) };
    };
    const [old, fresh] = [await begin(), await begin()];
    const longAgo = new Date(site.now().getTime() - 4 * 24 * 60 * 60_000);
    utimesSync(old.file, longAgo, longAgo);
    utimesSync(fresh.file, site.now(), site.now());
    const stray = folderOf(site, 'arriving', 'stray');
    writeFileSync(stray, 'x');
    utimesSync(stray, longAgo, longAgo);
    await site.deps.photos.sweep();
    expect(await arrivedOf(guest, old.at)).toBeNull();
    expect(await arrivedOf(guest, fresh.at)).toBe('100');
    expect(filesIn(folderOf(site, 'arriving'))).toEqual(
      [fresh.at.split('/').pop()!, `${fresh.at.split('/').pop()!}.json`].sort(),
    );
  });
});

test('of a group that is erased the photos stay, without its name; brought back, it has them again', async () => {
  const { site, guest, couple } = await setUp();
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
  const { site, guest, couple } = await setUp();
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
  const { site, guest, couple } = await setUp();
  await sendPhoto(guest, await plainPhoto(300, 200));
  const [photo] = await photosOnce(couple, 1);
  await couple.post(`/api/admin/photos/${photo!.id}/approve`);
  rmSync(folderOf(site, photo!.original.split('/').pop()!));
  const { status } = await couple.get('/api/admin/photos/zip');
  expect(status).toBe(200);
});
