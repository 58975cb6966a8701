import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  expectNoUploads,
  family,
  filesIn,
  folderOf,
  photoSite,
} from '#tests/support/photo-site.ts';
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

describe('a photo of a guest', () => {
  test('goes on where it was, waits for the couple, and then everybody sees it', async () => {
    const { site, guest, couple } = await photoSite();
    const bytes = await noisyPhoto(600, 400);
    const metadata = { checksum: checksumOf(bytes), filetype: 'image/jpeg' };
    const started = await beginPhoto(guest, { bytes: bytes.length, metadata });
    const at = started.headers.get('Location')!;
    expect([started.status, at]).toEqual([
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
    const { site, guest, couple } = await photoSite();
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
    const { site, guest, couple } = await photoSite();
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
    const started = await Promise.all(
      [guest, await site.guest('Tía Marta')].map(async (browser) => {
        const { headers } = await beginPhoto(browser, {
          bytes: other.length,
          metadata: { checksum: checksumOf(other) },
        });
        return { browser, at: headers.get('Location')! };
      }),
    );
    for (const { browser, at } of started) {
      expect((await sendPart(browser, at, 0, other)).status).toBe(204);
    }
    await photosOnce(couple, 2);
    await expectNoUploads(site);
  });

  test('whose bytes changed on their way is begun anew', async () => {
    const { guest, couple, site } = await photoSite();
    const bytes = await plainPhoto(300, 200);
    const started = await beginPhoto(guest, {
      bytes: bytes.length,
      metadata: { checksum: checksumOf(Buffer.from('otra')) },
    });
    const at = started.headers.get('Location')!;
    expect((await sendPart(guest, at, 0, bytes)).json).toMatchObject({ code: 'not_found' });
    expect(await arrivedOf(guest, at)).toBeNull();
    await photosOnce(couple, 0);
    await expectNoUploads(site);
  });

  test('begun again by its sender goes on where it was: the answer was lost on the line', async () => {
    const { guest, couple, site } = await photoSite();
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
    const { site, guest, couple } = await photoSite();
    const bytes = await plainPhoto(300, 200);
    const started = await beginPhoto(guest, { bytes: bytes.length });
    const file = started.headers.get('Location')!.split('/').pop()!;
    writeFileSync(folderOf(site, 'arriving', file), bytes);
    site.restarted();
    const [photo] = await photosOnce(couple, 1);
    expect(photo).toMatchObject({ status: 'pending', width: 300 });
  });

  test('another group cannot go on with it, and a strange checksum is none', async () => {
    const { site, guest } = await photoSite();
    const bytes = await plainPhoto(300, 200);
    const started = await beginPhoto(guest, { bytes: bytes.length });
    const at = started.headers.get('Location')!;
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
    const { site, guest, couple } = await photoSite();
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
    const { guest } = await photoSite();
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
    const { guest, site } = await photoSite();
    const { status, json } = await sendPhoto(guest, bytes, '');
    expect([status, json]).toMatchObject([422, { code: 'bad_photo', reason }]);
    await expectNoUploads(site);
    expect((await guest.get('/api/photos/own')).json).toEqual([]);
  });

  test.each(noPictures.filter(([what, reason]) => reason !== 'heic' && what !== 'nothing'))(
    '%s is told to its sender, also when it is sent again',
    async (_, __, make) => {
      const { guest, couple, site } = await photoSite();
      const bytes = await make();
      expect((await sendPhoto(guest, bytes)).status).toBe(204);
      await photosOnce(couple, 0);
      expect((await guest.get('/api/photos/own')).json).toMatchObject([
        { status: 'rejected', photo: null },
      ]);
      expect((await sendPhoto(guest, bytes)).json).toMatchObject({ code: 'bad_photo' });
      expect(filesIn(folderOf(site))).toEqual([]);
      site.wait({ days: 4 });
      await site.deps.photos.cleanup();
      expect((await guest.get('/api/photos/own')).json).toEqual([]);
    },
  );
});
