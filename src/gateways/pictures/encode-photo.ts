import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Photo, PhotoCopy } from '#domain/pictures/photo.ts';
import { avifWidths, maxSize, availableWidths, webpWidths } from '#domain/pictures/photo-widths.ts';
import type { CopyFormat } from '#domain/pictures/site-picture.ts';

export type EncodedPhoto = { name: string; photo: Photo; files: string[] };

// Effort 4 takes four times as long and saves three percent.
const avif = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' };
const webp = { quality: 72, effort: 4 };

const settings = JSON.stringify([avifWidths, webpWidths, avif, webp]);

export const isPhoto = (file: string) => /\.(jpe?g|png|webp|avif|tiff)$/i.test(file);

export const photoName = (path: string) => basename(path, extname(path));

/** Encodes a file of the couple's folder into the cache folder; existing copies are kept. */
export const encodePhoto = async (
  path: string,
  cache: string,
  address: string,
): Promise<EncodedPhoto> => {
  const name = photoName(path);
  const master = await readFile(path);
  const version = createHash('sha256').update(settings).update(master).digest('base64url');
  const slug = `${name}-${version.slice(0, 5)}`;
  const size = await sizeOf(master, path);
  const nameOf = (width: number, format: CopyFormat) => `${slug}-${width}.${format}`;
  const photo: Photo = {
    ...maxSize(size),
    tone: await averageColor(master),
    ...(await encodeSizes(master, size.width, cache, nameOf)),
  };
  const files = [...photo.avif, ...photo.webp].map(([, file]) => file);
  const withUrls = (sizes: PhotoCopy[]) =>
    sizes.map(([width, file]): PhotoCopy => [width, `${address}${file}`]);
  return {
    name,
    photo: { ...photo, avif: withUrls(photo.avif), webp: withUrls(photo.webp) },
    files,
  };
};

/** Makes the copies that pages want, each under its name; existing ones are kept. */
export const encodeSizes = async (
  master: Buffer,
  own: number,
  folder: string,
  nameOf: (width: number, format: CopyFormat) => string,
): Promise<Record<CopyFormat, PhotoCopy[]>> => {
  const sizes = async (format: CopyFormat, widths: readonly number[]) => {
    const list: PhotoCopy[] = [];
    for (const width of availableWidths(widths, own)) {
      const file = nameOf(width, format);
      await keep(join(folder, file), () => encodeCopy(master, width, format));
      list.push([width, file]);
    }
    return list;
  };
  return { avif: await sizes('avif', avifWidths), webp: await sizes('webp', webpWidths) };
};

export const encodeCopy = (master: Buffer, width: number, format: CopyFormat): Promise<Buffer> => {
  const resized = sharp(master).rotate().resize(width);
  return (format === 'avif' ? resized.avif(avif) : resized.webp(webp)).toBuffer();
};

export const sizeOf = async (master: Buffer, path: string) => {
  const { autoOrient } = await sharp(master)
    .metadata()
    .catch(() => {
      throw new Error(`${path} no es una foto que se pueda leer: se esperaba JPEG, PNG o WebP.`);
    });
  return autoOrient;
};

export const averageColor = async (master: Buffer) => {
  const [r = 0, g = 0, b = 0] = await sharp(master)
    .resize(1, 1, { fit: 'fill' })
    .flatten()
    .raw()
    .toBuffer();
  return `#${[r, g, b].map((part) => Math.round(part / 17).toString(16)).join('')}`;
};

/** Atomic: an interrupted encoding leaves no partial picture for the next one. */
export const keep = async (path: string, make: () => Promise<Buffer>) => {
  if (existsSync(path)) return;
  // Two processes may make the same.
  const part = `${path}.${process.pid}.part`;
  try {
    await writeFile(part, await make(), { flush: true });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};
