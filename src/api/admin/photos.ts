import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { approvedPhotos, reviewPhotos as review, findPhoto } from '#db/models/photos/photos.ts';
import { createPhotoLink, deletePhotoLink } from '#db/models/photos/photo-links.ts';
import { photosPanelTexts as texts } from '#content/texts/admin-photos.ts';
import { adminPhotosQuery, reviewPhotos, savePhotoLink } from '#contract/photos.ts';
import { DomainError } from '#domain/errors.ts';
import { isReviewed } from '#domain/photos/guest-photo.ts';
import { zipFiles } from '#gateways/archives/zip-files.ts';
import type { AdminEnv } from '../access/guards.ts';
import { newToken } from '../access/tokens.ts';
import type { Deps } from '../deps.ts';
import { liveEvents, noEvents, photosChange } from '../live/publish-changes.ts';
import { body, pathId, query } from '../requests.ts';
import { adminPhotoViews, photoLinkView, photoLinkViews, photosSummary } from '../views/photos.ts';

/** Photos of the wedding are many: what the album shows is one archive. */
const maxInZip = 100_000;

/** What guests have sent, as the couple decides about it. */
export const adminPhotos = (deps: Deps) => {
  const { db, clock, photos } = deps;
  const reviewOne = (id: number, status: 'approved' | 'hidden') => {
    const [photo] = review(db, [id], { status, at: clock() });
    if (!photo) throw new DomainError('not_found');
    return { id, status };
  };
  const reviewSome = (ids: readonly number[], status: 'approved' | 'hidden') =>
    review(db, ids, { status, at: clock() }).map(({ id }) => ({ id, status }));

  return new Hono<AdminEnv>()
    .use(liveEvents(photosChange))
    .get('/', query(adminPhotosQuery), (c) => {
      const { before, status } = c.req.valid('query');
      return c.json(
        adminPhotoViews(deps, {
          status,
          before: before === undefined ? undefined : Number(before),
        }),
      );
    })
    .get('/summary', (c) => c.json(photosSummary(deps)))
    .get('/zip', async (c) => {
      const files = approvedPhotos(db, maxInZip)
        .reverse()
        .flatMap((photo, index) => {
          const path = photos.originalOf(photo);
          const name = `${String(index + 1).padStart(4, '0')}.jpg`;
          return path ? [{ path, name, size: photo.size, at: photo.created_at }] : [];
        });
      const { stream, bytes } = await zipFiles(files);
      return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
        'Content-Type': 'application/zip',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="${texts.zipName}"`,
      });
    })
    .get('/links', (c) => c.json(photoLinkViews(deps)))
    .post('/links', liveEvents(noEvents), body(savePhotoLink), (c) => {
      const submitted = c.req.valid('json');
      const eventId = submitted.purpose === 'upload' ? submitted.event_id : null;
      const link = { purpose: submitted.purpose, eventId, token: newToken() };
      return c.json(photoLinkView(deps, createPhotoLink(db, link, clock())), 201);
    })
    .delete('/links/:id', liveEvents(noEvents), (c) => {
      deletePhotoLink(db, pathId(c));
      return c.body(null, 204);
    })
    .post('/approve', body(reviewPhotos), (c) =>
      c.json(reviewSome(c.req.valid('json').ids, 'approved')),
    )
    .post('/hide', body(reviewPhotos), (c) => c.json(reviewSome(c.req.valid('json').ids, 'hidden')))
    .post('/:id/approve', (c) => c.json(reviewOne(pathId(c), 'approved')))
    .post('/:id/hide', (c) => c.json(reviewOne(pathId(c), 'hidden')))
    .delete('/:id', async (c) => {
      const { id, status } = findPhoto(db, pathId(c));
      if (!isReviewed(status)) throw new DomainError('not_found');
      await photos.remove(id);
      return c.body(null, 204);
    });
};
