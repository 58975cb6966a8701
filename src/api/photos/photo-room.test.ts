import { utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { family, filesIn, folderOf, photoSite } from '#tests/support/photo-site.ts';
import { arrivedOf, beginPhoto, sendPart } from '#tests/support/photos.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import { groupQuota, hasQuota, hasRoom } from '#domain/photos/photo-quota.ts';
import { openGuestPhotos } from './guest-photos.ts';

describe('room', () => {
  test('is reserved by what uploads say they will be', () => {
    expect(hasQuota({ photos: 399, bytes: 0 }, 1, groupQuota)).toBe(true);
    expect(hasQuota({ photos: 400, bytes: 0 }, 1, groupQuota)).toBe(false);
    expect(hasQuota({ photos: 1, bytes: groupQuota.bytes }, 1, groupQuota)).toBe(false);
    const disk = { free: 1000, inProgress: 200, arrived: 100 };
    expect(hasRoom(disk, 300, 100)).toBe(true);
    expect(hasRoom(disk, 301, 100)).toBe(false);
  });

  test('a group that has sent all it may is told so', async () => {
    const { site, guest } = await photoSite();
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
    const { site } = await photoSite();
    const photos = openGuestPhotos({ ...site.deps, reserve: 2 ** 60 });
    const started = photos.receive(
      { guestId: 1 },
      new Request('http://localhost/api/photos/uploads', {
        method: 'POST',
        headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '9' },
      }),
    );
    await expect(started).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  test('leftovers expire, and what is on its way stays', async () => {
    const { site, guest } = await photoSite();
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
    await site.deps.photos.cleanup();
    expect(await arrivedOf(guest, old.at)).toBeNull();
    expect(await arrivedOf(guest, fresh.at)).toBe('100');
    expect(filesIn(folderOf(site, 'arriving'))).toEqual(
      [fresh.at.split('/').pop()!, `${fresh.at.split('/').pop()!}.json`].sort(),
    );
  });
});
