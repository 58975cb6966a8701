import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Photo } from 'virtual:photos';

export type EncodedPhoto = { name: string; photo: Photo; files: string[] };

/** A thumbnail, a phone's full width, a computer's. */
const avifWidths = [400, 640, 1280];
/** Browsers without AVIF are few and old: one size for the page, one for full screen. */
const webpWidths = [640, 1280];
// Effort 4 takes four times as long and saves three percent.
const avif = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' };
const webp = { quality: 72, effort: 4 };

const settings = JSON.stringify([avifWidths, webpWidths, avif, webp]);

export const isPhoto = (file: string) => /\.(jpe?g|png|webp|avif|tiff)$/i.test(file);

export const photoName = (path: string) => basename(path, extname(path));

/** Encodes a master into the cache folder; existing copies are kept. */
export const encodePhoto = async (
  path: string,
  cache: string,
  address: string,
): Promise<EncodedPhoto> => {
  const name = photoName(path);
  const master = await readFile(path);
  const version = createHash('sha256').update(settings).update(master).digest('base64url');
  const stem = `${name}-${version.slice(0, 5)}`;
  const { width, height } = await sizeOf(master, path);

  const copies = async (format: 'avif' | 'webp', widths: number[]) => {
    const list: [number, string][] = [];
    for (const asked of usefulWidths(widths, width)) {
      const file = `${stem}-${asked}.${format}`;
      await keep(join(cache, file), () => {
        const resized = sharp(master).rotate().resize(asked);
        return (format === 'avif' ? resized.avif(avif) : resized.webp(webp)).toBuffer();
      });
      list.push([asked, `${address}${file}`]);
    }
    return list;
  };

  const photo: Photo = {
    ...largest(width, height),
    tone: await toneOf(master),
    avif: await copies('avif', avifWidths),
    webp: await copies('webp', webpWidths),
  };
  const files = [...photo.avif, ...photo.webp].map(([, url]) => url.slice(address.length));
  return { name, photo, files };
};

export const sizeOf = async (master: Buffer, path: string) => {
  const { autoOrient } = await sharp(master)
    .metadata()
    .catch(() => {
      throw new Error(`${path} no es una foto que se pueda leer: se esperaba JPEG, PNG o WebP.`);
    });
  return autoOrient;
};

/** Never larger than the master. */
const usefulWidths = (widths: number[], own: number) => {
  const smaller = widths.filter((width) => width <= own);
  return smaller.length > 0 ? smaller : [own];
};

const largest = (width: number, height: number) => {
  const shown = usefulWidths(avifWidths, width).at(-1)!;
  return { width: shown, height: Math.round((height * shown) / width) };
};

const toneOf = async (master: Buffer) => {
  const [r = 0, g = 0, b = 0] = await sharp(master)
    .resize(1, 1, { fit: 'fill' })
    .flatten()
    .raw()
    .toBuffer();
  return `#${[r, g, b].map((part) => Math.round(part / 17).toString(16)).join('')}`;
};

/** Atomic: an interrupted build leaves no partial picture for the next one. */
export const keep = async (path: string, make: () => Promise<Buffer>) => {
  if (existsSync(path)) return;
  await writeFile(`${path}.part`, await make());
  await rename(`${path}.part`, path);
};
