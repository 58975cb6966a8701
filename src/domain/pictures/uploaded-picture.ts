import { isHeroCopy } from './hero-files.ts';
import { isMasterFile, sitePictureOf, uploadAddress } from './site-picture.ts';

/** Widths in which an uploaded picture of a gift is stored; the widest also as JPEG, for the oldest phones. */
export const pictureWidths = [480, 960] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** A picture is named by 128 bits of its content's hash: the content never changes under its name. */
const address = /^\/api\/uploads\/([\da-f]{32})\.jpg$/u;
const fileName = /^[\da-f]{32}(\.jpg|-(480|960)\.webp)$/u;

/** What is served: pictures of gifts, those of the site with their copies, cuts of the first screen. */
export const isPictureFile = (name: string): boolean =>
  fileName.test(name) || sitePictureOf(name) !== undefined || isHeroCopy(name);

/** What a backup contains: everything that cannot be made anew. */
export const isKeptPicture = (name: string): boolean => fileName.test(name) || isMasterFile(name);

export const uploadedPictureId = (hash: string): string => hash.slice(0, 32);

export const jpegName = (id: string): string => `${id}.jpg`;
export const webpName = (id: string, width: PictureWidth): string => `${id}-${width}.webp`;

/** What is stored as a gift's `image_url`. */
export const pictureAddress = (id: string): string => uploadAddress(jpegName(id));

/** The WebP versions of an uploaded picture; undefined for a picture from elsewhere. */
export const webpSources = (imageUrl: string | null): string | undefined => {
  const [, id] = address.exec(imageUrl ?? '') ?? [];
  return (
    id && pictureWidths.map((width) => `${uploadAddress(webpName(id, width))} ${width}w`).join(', ')
  );
};
