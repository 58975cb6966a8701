import * as z from 'zod/mini';
import { photosPanelTexts as texts } from '#content/texts/admin-photos.ts';
import {
  reviewedStatuses,
  type ReviewedStatus,
  type PhotoStatus,
} from '#domain/photos/guest-photo.ts';
import type { LinkPurpose } from '#domain/photos/photo-link.ts';
import { eachOnce, id } from './text.ts';

const before = z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/u)));

/** GET /api/photos: those before the photo with this id. */
export const albumQuery = z.object({ before });

/** GET /api/admin/photos */
export const adminPhotosQuery = z.object({
  before,
  status: z.optional(z.enum(reviewedStatuses)),
});

/** A photo of GET /api/photos (a list, the newest first). Copies by their address; the sides of the original in pixels. */
export type PhotoView = {
  id: number;
  /** Square. */
  small: { avif: string; webp: string };
  large: string;
  width: number;
  height: number;
  /** The colour that stands in its place until it is there. */
  tone: string;
};

/** GET /api/photos/wall (a list, the one taken in last first) */
export type WallPhotoView = Pick<PhotoView, 'id' | 'large' | 'width' | 'height' | 'tone'>;

/** A photo of GET /api/photos/own (a list, the newest first). */
export type OwnPhotoView = {
  id: number;
  status: PhotoStatus;
  checksum: string | null;
  /** Null until its copies are there. */
  photo: PhotoView | null;
};

/** A photo of GET /api/admin/photos (a list, the newest first). `size`: of the original, in bytes. */
export type AdminPhotoView = PhotoView & {
  status: ReviewedStatus;
  original: string;
  size: number;
  /** Who sent it; null by a card, or once the group is erased. */
  groupName: string | null;
  /** Of the card by which it came; null from a group. */
  eventName: string | null;
  /** ISO with the wedding's offset. */
  created_at: string;
};

/** GET /api/admin/photos/summary. Sizes in bytes. */
export type PhotosSummaryView = {
  pending: number;
  approved: number;
  hidden: number;
  /** Still arriving, or being prepared. */
  onTheWay: number;
  bytes: number;
  /** Of the disk. */
  free: number;
};

/** POST /api/admin/photos/approve and /hide */
export const reviewPhotos = z.strictObject({
  ids: z.array(id).check(
    z.minLength(1, texts.noneSelected),
    z.maxLength(500, texts.tooManySelected),
    eachOnce((one) => one),
  ),
});

/** POST /api/admin/photos/links */
export const savePhotoLink = z.discriminatedUnion('purpose', [
  z.strictObject({ purpose: z.literal('upload'), event_id: id }),
  z.strictObject({ purpose: z.literal('wall') }),
]);

/** A link of GET /api/admin/photos/links (a list). */
export type PhotoLinkView = {
  id: number;
  purpose: LinkPurpose;
  event_id: number | null;
  eventName: string | null;
  link: string;
};

/** GET /api/photos/link, by a link as `Authorization: Bearer`. */
export type OpenedLinkView = { purpose: LinkPurpose; eventName: string | null };
