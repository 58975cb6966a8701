import { createHash } from 'node:crypto';
import { expect, vi } from 'vitest';
import { createPhotoLink, linkOfToken } from '#db/models/photos/photo-links.ts';
import { photoUploadsAddress } from '#domain/photos/guest-photo.ts';
import type { LinkPurpose } from '#domain/photos/photo-link.ts';
import type { AdminPhotoView } from '#contract/photos.ts';
import type { Site } from './api.ts';
import type { Browser } from './browser.ts';
import { withToken } from './door.ts';

const tokens: Record<LinkPurpose, string> = { upload: 'c'.repeat(40), wall: 'w'.repeat(40) };

/** The token of a link of the couple for photos: of a card of the main event, or of a screen. */
export const photoTokenFor = ({ db, now }: Pick<Site, 'db' | 'now'>, purpose: LinkPurpose) => {
  const token = tokens[purpose];
  const link = { purpose, eventId: purpose === 'upload' ? 49 : null, token };
  if (!linkOfToken(db, token)) createPhotoLink(db, link, now());
  return token;
};

/** A browser that opens the calls of photos by such a link. */
export const photoLinkOf = (site: Site, purpose: LinkPurpose): Browser =>
  withToken(site.browser(), photoTokenFor(site, purpose));

const protocol = { 'Tus-Resumable': '1.0.0' };

export const checksumOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex');

const inBase64 = (text: string) => Buffer.from(text).toString('base64');

export const metadataOf = (metadata: Record<string, string>): string =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${inBase64(value)}`)
    .join(',');

type Started = { bytes: number; metadata?: Record<string, string> };

export const beginPhoto = (browser: Browser, { bytes, metadata = {} }: Started) =>
  browser.request('POST', photoUploadsAddress, {
    headers: {
      ...protocol,
      'Upload-Length': String(bytes),
      ...(Object.keys(metadata).length > 0 && { 'Upload-Metadata': metadataOf(metadata) }),
    },
  });

export const sendPart = (browser: Browser, at: string, offset: number, part: Buffer) =>
  browser.request('PATCH', at, {
    headers: {
      ...protocol,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(part),
  });

export const arrivedOf = async (browser: Browser, at: string) =>
  (await browser.request('HEAD', at, { headers: protocol })).headers.get('Upload-Offset');

/** Sends a whole photo, as the page does. @returns the answer to its last part */
export const sendPhoto = async (browser: Browser, bytes: Buffer, filetype = 'image/jpeg') => {
  const metadata = { checksum: checksumOf(bytes), filetype };
  const started = await beginPhoto(browser, { bytes: bytes.length, metadata });
  if (started.status !== 201) return started;
  return sendPart(browser, started.headers.get('Location')!, 0, bytes);
};

/** Waits until the copies of everything that has arrived are made. @returns what the couple sees, the newest first */
export const photosOnce = async (couple: Browser, count: number): Promise<AdminPhotoView[]> => {
  await vi.waitFor(
    async () => {
      const { json } = await couple.get('/api/admin/photos/summary');
      expect(json).toMatchObject({ onTheWay: 0 });
      expect((await couple.get('/api/admin/photos')).json).toHaveLength(count);
    },
    { timeout: 30_000, interval: 50 },
  );
  return (await couple.get('/api/admin/photos')).json as AdminPhotoView[];
};
