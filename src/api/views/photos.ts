import { statfsSync } from 'node:fs';
import { listEvents } from '#db/models/events/events.ts';
import { listPhotoLinks, type PhotoLink } from '#db/models/photos/photo-links.ts';
import {
  approvedPhotos,
  countPhotos,
  type Photo,
  type PhotoFilter,
  photosForWall,
  photosOfGroup,
  photosToReview,
} from '#db/models/photos/photos.ts';
import { readSettings } from '#db/models/settings.ts';
import type {
  AdminPhotoView,
  OpenedLinkView,
  OwnPhotoView,
  PhotoLinkView,
  PhotosSummaryView,
  PhotoView,
  WallPhotoView,
} from '#contract/photos.ts';
import {
  isReviewed,
  photoAddress,
  photoFiles,
  photosOnWall,
  photosPerPage,
} from '#domain/photos/guest-photo.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';

const photoView = ({ id, file, width, height, tone }: Photo): PhotoView => {
  const files = photoFiles(file);
  return {
    id,
    small: { avif: photoAddress(files.smallAvif), webp: photoAddress(files.smallWebp) },
    large: photoAddress(files.large),
    ...{ width, height, tone },
  };
};

/** When the album opens; null once it is open. */
export const albumStart = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Date | null => {
  const { album_from } = readSettings(db);
  return album_from && album_from > clock() ? album_from : null;
};

/** What guests see; nothing before the album is open. @param before see `albumQuery` */
export const albumViews = (deps: Pick<Deps, 'db' | 'clock'>, before?: number): PhotoView[] =>
  albumStart(deps) ? [] : approvedPhotos(deps.db, photosPerPage, before).map(photoView);

export const wallViews = ({ db }: Pick<Deps, 'db'>): WallPhotoView[] =>
  photosForWall(db, photosOnWall).map((photo) => {
    const { id, large, width, height, tone } = photoView(photo);
    return { id, large, width, height, tone };
  });

export const ownPhotoViews = ({ db }: Pick<Deps, 'db'>, guestId: number): OwnPhotoView[] =>
  photosOfGroup(db, guestId).map((photo) => ({
    id: photo.id,
    status: photo.status,
    checksum: photo.checksum,
    photo: isReviewed(photo.status) ? photoView(photo) : null,
  }));

export const adminPhotoViews = (
  { db }: Pick<Deps, 'db'>,
  filter: PhotoFilter,
): AdminPhotoView[] => {
  const names = new Map(listEvents(db).map(({ id, name }) => [id, name]));
  return photosToReview(db, filter, photosPerPage).flatMap(({ photo, groupName }) => {
    const { status, event_id: eventId, file, size, created_at: sentAt } = photo;
    if (!isReviewed(status)) return [];
    return [
      {
        ...photoView(photo),
        ...{ status, size, groupName },
        original: photoAddress(photoFiles(file).original),
        eventName: (eventId !== null && names.get(eventId)) || null,
        created_at: zonedIso(sentAt),
      },
    ];
  });
};

export const photosSummary = ({ db, config }: Pick<Deps, 'db' | 'config'>): PhotosSummaryView => {
  const { bavail, bsize } = statfsSync(config.dataDir);
  return { ...countPhotos(db), free: bavail * bsize };
};

const pageOf = { upload: '/photos', wall: '/photos/wall' };

export const photoLinkView = (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { id, purpose, event_id, token }: PhotoLink,
): PhotoLinkView => ({
  ...{ id, purpose, event_id },
  eventName: eventNameOf(db, event_id),
  // Behind the sign: no server and no log ever sees it.
  link: `${config.siteUrl}${pageOf[purpose]}#${token}`,
});

export const photoLinkViews = (deps: Pick<Deps, 'db' | 'config'>): PhotoLinkView[] =>
  listPhotoLinks(deps.db).map((link) => photoLinkView(deps, link));

export const openedLinkView = (
  { db }: Pick<Deps, 'db'>,
  { purpose, event_id }: PhotoLink,
): OpenedLinkView => ({ purpose, eventName: eventNameOf(db, event_id) });

const eventNameOf = (db: Deps['db'], eventId: number | null): string | null =>
  listEvents(db).find(({ id }) => id === eventId)?.name ?? null;
