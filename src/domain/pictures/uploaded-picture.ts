import { isHeroCopy } from './hero-files.ts';
import { isMasterFile, sitePictureOf, uploadAddress } from './site-picture.ts';

/** Pictures that gifts got before 0063 have other names and widths. */
const earlierAddress = /^\/api\/uploads\/([\da-f]{32})\.jpg$/u;
const earlierFile = /^[\da-f]{32}(\.jpg|-(480|960)\.webp)$/u;
const earlierWidths = [480, 960];

/** What is served: pictures with their copies, cuts of the first screen. */
export const isPictureFile = (name: string): boolean =>
  earlierFile.test(name) || sitePictureOf(name) !== undefined || isHeroCopy(name);

/** What a backup contains: everything that cannot be made anew. */
export const isKeptPicture = (name: string): boolean =>
  earlierFile.test(name) || isMasterFile(name);

/** The WebP versions of an earlier picture of a gift; undefined for any other. */
export const webpSources = (imageUrl: string | null): string | undefined => {
  const [, id] = earlierAddress.exec(imageUrl ?? '') ?? [];
  return (
    id &&
    earlierWidths.map((width) => `${uploadAddress(`${id}-${width}.webp`)} ${width}w`).join(', ')
  );
};
