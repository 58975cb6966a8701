import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { largeWidth, photoFiles, smallWidth } from '#domain/photos/guest-photo.ts';
import { decoded, readWithOrientation } from './encode-picture.ts';
import { keep, averageColor } from './encode-photo.ts';

/** `size`: of the kept original, in bytes; the sides of it in pixels. */
export type EncodedGuestPhoto = { width: number; height: number; tone: string; size: number };

type Received = { file: string; folder: string; name: string };

/**
 * A guest's photo: at its full size without anything that the file says besides, neither place nor camera, and its copies.
 * The original is written last: where it is, all of them are.
 * @throws InvalidPicture
 */
export const encodeGuestPhoto = async ({
  file,
  folder,
  name,
}: Received): Promise<EncodedGuestPhoto> => {
  await mkdir(folder, { recursive: true });
  const upright = await readWithOrientation(file);
  const original = await decoded(() => upright.jpeg({ quality: 90 }).toBuffer());
  const { width, height } = await sharp(original).metadata();
  const files = photoFiles(name);
  const copy = (side: number) =>
    sharp(original).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  // Cut to a square, as lists show it.
  const small = () =>
    sharp(original).resize({ width: smallWidth, height: smallWidth, fit: 'cover' });
  const write = (target: string, make: () => Promise<Buffer>) => keep(join(folder, target), make);
  await write(files.smallAvif, () => small().avif({ quality: 45, effort: 3 }).toBuffer());
  await write(files.smallWebp, () => small().webp({ quality: 60 }).toBuffer());
  await write(files.large, () => copy(largeWidth).webp({ quality: 74 }).toBuffer());
  await write(files.original, () => Promise.resolve(original));
  const { size } = await stat(join(folder, files.original));
  return { width, height, tone: await averageColor(original), size };
};
