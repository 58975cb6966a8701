import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminPhotoView, PhotoLinkView } from '#contract/photos.ts';
import { photoUploadsAddress } from '#domain/photos/guest-photo.ts';
import { drawnPhoto } from '#tests/support/drawn-photos.ts';
import { metadataOf } from '#tests/support/photos.ts';
import { elsewhere, read, send } from '../elsewhere.ts';
import { admin } from '../fixtures/template.ts';
import { expect } from '../site.ts';

/** What a browser takes for a file of the phone. */
export const photoFile = async (number: number, name = `IMG_${1000 + number}.jpg`) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawnPhoto(number),
});

/** Uploads a photo as the page does: by the session of this browser, or by the token of a card. */
export const sendPhotoFrom = async (there: APIRequestContext, bytes: Buffer, token?: string) => {
  const protocol = {
    'Tus-Resumable': '1.0.0',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const started = await there.post(photoUploadsAddress, {
    headers: {
      ...protocol,
      'Upload-Length': `${bytes.length}`,
      'Upload-Metadata': metadataOf({ checksum, filetype: 'image/jpeg' }),
    },
  });
  if (started.status() === 409) return;
  expect(started.status()).toBe(201);
  const sent = await there.patch(started.headers()['location']!, {
    headers: {
      ...protocol,
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    },
    data: bytes,
  });
  expect(sent.status()).toBe(204);
};

/** What the couple sees, once all copies are made. */
export const photosReady = async (there: APIRequestContext, count: number) => {
  await expect
    .poll(async () => (await read<unknown[]>(there, '/api/admin/photos')).length, {
      timeout: 60_000,
    })
    .toBe(count);
  return read<AdminPhotoView[]>(there, '/api/admin/photos');
};

/** Uploads that many photos, every fourth in portrait format. */
export const sendPhotosFrom = async (there: APIRequestContext, count: number, token?: string) => {
  for (let number = 0; number < count; number += 1) {
    const isTall = number % 4 === 2;
    await sendPhotoFrom(
      there,
      await drawnPhoto(number, isTall ? { width: 900, height: 1200 } : {}),
      token,
    );
  }
};

type Login = { groupName: string; accessCode: string };

/** A group sends photos, of which the couple approves some, the oldest first. */
export const plantPhotos = async (
  page: Page,
  { by, count, approved }: { by: Login; count: number; approved: number },
) => {
  await elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/rsvp/login', by);
    await sendPhotosFrom(there, count);
  });
  await approvePhotos(page, count, approved);
};

/** The couple approves the oldest of them, once the copies of all are made. */
export const approvePhotos = (page: Page, count: number, approved: number) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    const photos = await photosReady(there, count);
    const ids = photos.map(({ id }) => id).slice(count - approved);
    if (ids.length > 0) await send(there, 'POST', '/api/admin/photos/approve', { ids });
  });

/** Puts back what photos left. */
export const removePhotos = (page: Page) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    for (const { id } of await read<AdminPhotoView[]>(there, '/api/admin/photos')) {
      await send(there, 'DELETE', `/api/admin/photos/${id}`);
    }
    for (const { id } of await read<PhotoLinkView[]>(there, '/api/admin/photos/links')) {
      await send(there, 'DELETE', `/api/admin/photos/links/${id}`);
    }
  });

/** A link of the couple for photos. */
export const makePhotoLink = (page: Page, link: object) =>
  elsewhere(page, async (there) => {
    await send(there, 'POST', '/api/admin/login', admin);
    const made = await there.post('/api/admin/photos/links', { data: link });
    return (await made.json()) as PhotoLinkView;
  });
