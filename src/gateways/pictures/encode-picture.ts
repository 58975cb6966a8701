import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureFailure } from '#domain/pictures/picture-failure.ts';
import { firstCopy, firstWidth, masterName, sitePictureId } from '#domain/pictures/site-picture.ts';
import { encodeCopy, averageColor } from './encode-photo.ts';
import { externalKindOf } from './foreign-kind.ts';

/** Files that lie under another name until the process of the site takes them. */
export type EncodedFiles = { part: string; name: string }[];

export type EncodedPicture = {
  id: string;
  /** Of the largest file. */
  width: number;
  height: number;
  tone: string;
  files: EncodedFiles;
};

/** Formats of phones and cameras; SVG may contain scripts, and documents are no pictures. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/**
 * A small file may decompress to more than the memory holds. Cameras have up to 61 million, phones 50 but for special
 * settings.
 */
const pixelLimit = 64_000_000;

/** An AVIF is decoded as a whole, at 20 bytes a pixel: 48 million of 1.3 kB took 900 MB. A JPEG of as many takes 250. */
const avifPixelLimit = 16_000_000;

/** Of a picture for the site: twice what the first screen of a computer shows of it. */
const masterSide = 2560;

/** A file that is refused. */
export class InvalidPicture extends Error {
  readonly failure: PictureFailure;
  constructor(failure: PictureFailure) {
    super(failure);
    this.failure = failure;
  }
}

type Received = { file: string; folder: string };

/**
 * A picture of the couple's: its master, and one small copy. No other content of the file is kept, neither its
 * location nor hidden data.
 * @throws InvalidPicture
 */
export const encodePicture = async ({ file, folder }: Received): Promise<EncodedPicture> => {
  const upright = await readWithOrientation(file);
  const size = { width: masterSide, height: masterSide };
  const master = await decoded(() =>
    upright
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer(),
  );
  const id = sitePictureId(hashOf(master));
  const { width } = await sharp(master).metadata();
  const pictures: [string, Buffer][] = [
    [firstCopy({ id, width }), await encodeCopy(master, firstWidth(width), 'webp')],
    [masterName(id), master],
  ];
  return describe(id, master, await writeParts(folder, pictures));
};

export const readWithOrientation = async (file: string): Promise<Sharp> => {
  const picture = sharp(file, { limitInputPixels: pixelLimit, failOn: 'error' });
  // Its frame may be read where its content cannot.
  const foreign = await externalKindOf(file);
  if (foreign) throw new InvalidPicture(foreign);
  const { format, width, height } = await picture.metadata().catch((error: unknown) => {
    throw new InvalidPicture(
      /pixel limit/u.test(String(error)) ? 'too_many_pixels' : 'not_a_picture',
    );
  });
  if (!formats.includes(format)) throw new InvalidPicture('not_a_picture');
  const limit = format === 'heif' ? avifPixelLimit : pixelLimit;
  if (width * height > limit) throw new InvalidPicture('too_many_pixels');
  return picture.autoOrient().flatten({ background: '#ffffff' });
};

export const decoded = async (make: () => Promise<Buffer>): Promise<Buffer> => {
  try {
    return await make();
  } catch {
    throw new InvalidPicture('damaged');
  }
};

const describe = async (
  id: string,
  master: Buffer,
  files: EncodedFiles,
): Promise<EncodedPicture> => {
  const { width, height } = await sharp(master).metadata();
  return { id, width, height, tone: await averageColor(master), files };
};

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** All of them, or none. */
const writeParts = async (folder: string, pictures: [string, Buffer][]): Promise<EncodedFiles> => {
  const files = pictures.map(([name]) => ({ part: `${name}.${process.pid}.part`, name }));
  try {
    for (const [at, [, bytes]] of pictures.entries()) {
      await writeFile(join(folder, files[at]!.part), bytes, { flush: true });
    }
  } catch (error) {
    for (const { part } of files) await rm(join(folder, part), { force: true });
    throw error;
  }
  return files;
};
