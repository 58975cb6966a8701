import { isHeroCopy } from './hero-files.ts';
import { isMasterFile, sitePictureOf } from './site-picture.ts';

/** Pictures that gifts got before decision 0063. */
const previousFile = /^[\da-f]{32}(\.jpg|-(480|960)\.webp)$/u;

/** What is served: pictures with their copies, cuts of the first screen. */
export const isPictureFile = (name: string): boolean =>
  previousFile.test(name) || sitePictureOf(name) !== undefined || isHeroCopy(name);

/** What a backup contains: everything that cannot be made anew. */
export const isCachedPicture = (name: string): boolean =>
  previousFile.test(name) || isMasterFile(name);
