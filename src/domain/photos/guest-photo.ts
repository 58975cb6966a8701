/**
 * `uploading`: parts of it have arrived. `processing`: all have, and its copies are being made. `rejected`: it cannot be
 * read as a picture. The couple decides between the others.
 */
export const photoStatuses = [
  'uploading',
  'processing',
  'rejected',
  'pending',
  'approved',
  'hidden',
] as const;

export type PhotoStatus = (typeof photoStatuses)[number];

/** What the couple may decide about a photo, whichever of these it is. */
export const reviewedStatuses = ['pending', 'approved', 'hidden'] as const;

export type ReviewedStatus = (typeof reviewedStatuses)[number];

export const isReviewed = (status: PhotoStatus): status is ReviewedStatus =>
  (reviewedStatuses as readonly string[]).includes(status);

/** Of the copy for a list: three beside one another on a phone. */
export const smallWidth = 288;

/** Of the copy that is looked at, and shown on a screen at the party. */
export const largeWidth = 1280;

/** The files of a photo, by the id of its upload. */
export const photoFiles = (file: string) => ({
  original: `${file}.jpg`,
  smallAvif: `${file}-${smallWidth}.avif`,
  smallWebp: `${file}-${smallWidth}.webp`,
  large: `${file}-${largeWidth}.webp`,
});

const ofPhoto = new RegExp(
  `^([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})(?:\\.jpg|-${smallWidth}\\.(?:avif|webp)|-${largeWidth}\\.webp)$`,
  'u',
);

/** The photo that a file belongs to; undefined for another name. */
export const photoOfFile = (name: string): string | undefined => ofPhoto.exec(name)?.[1];

/**
 * Whether anybody who knows its name may see a file. Names cannot be guessed, and the album tells them; the original is the
 * couple's alone, and its sender's.
 */
export const isOpenFile = (status: PhotoStatus, name: string): boolean =>
  status === 'approved' && !name.endsWith('.jpg');

export const photoAddress = (file: string): string => `/api/photos/files/${file}`;

/**
 * Where a photo is begun that arrives in parts, by the tus protocol. Metadata: `checksum` (SHA-256 of the file, hex), `filetype`. By a
 * group's session, or by a card's link as `Authorization: Bearer`.
 */
export const photoUploadsAddress = '/api/photos/uploads';

/** How many photos an answer holds, at most. */
export const photosPerPage = 60;

/** How many a screen at the party shows, one after the other. */
export const photosOnWall = 200;
