import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { HeroCrop, HeroPhoto } from 'virtual:hero-photo';
import { keep, photoName, sizeOf } from './encode-photo.ts';

type Format = 'avif' | 'webp';
type Crop = { width: number; height: number; most: Record<Format, number> };

/**
 * The visible part of the picture, and its maximum size in bytes. The phone's version is inlined in the page:
 * with high latency a separate file would cost another round trip, and wait for the other pictures.
 */
const crops: Record<'phone' | 'wide', Crop> = {
  phone: { width: 780, height: 720, most: { avif: 28_000, webp: 44_000 } },
  wide: { width: 1600, height: 760, most: { avif: 110_000, webp: 160_000 } },
};
const qualities = [60, 48, 38, 30, 22, 15];
// The same as for the other pictures: more effort takes long and saves little.
const effort = 3;
/** Width of a tiny preview, inlined in the page. */
const hintWidth = 20;

const settings = JSON.stringify([crops, qualities, effort]);

/** A photo that fills the first screen, cropped around the salient part. */
export const encodeHero = async (path: string, cache: string, address: string) => {
  const master = await readFile(path);
  const version = createHash('sha256').update(settings).update(master).digest('base64url');
  const stem = `${photoName(path)}-${version.slice(0, 5)}`;
  const { width: own } = await sizeOf(master, path);

  const encodeCrop = async (name: 'phone' | 'wide'): Promise<HeroCrop> => {
    const { width, height, most } = crops[name];
    const scale = Math.min(1, own / width);
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const cut = await sharp(master)
      .rotate()
      .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const copy = async (format: Format) => {
      const file = `${stem}-${name}.${format}`;
      await keep(join(cache, file), () => lightEnough(sharp(cut), format, most[format]));
      return `${address}${file}`;
    };
    const hint = await sharp(cut).resize(hintWidth).webp({ quality: 30 }).toBuffer();
    return {
      ...size,
      avif: await copy('avif'),
      webp: await copy('webp'),
      hint: within('webp', hint),
    };
  };

  const [phone, wide] = [await encodeCrop('phone'), await encodeCrop('wide')];
  const hero: HeroPhoto = {
    phone: { ...phone, avif: within('avif', await readFile(join(cache, basename(phone.avif)))) },
    wide,
  };
  return { hero, files: [phone.webp, wide.avif, wide.webp].map((url) => basename(url)) };
};

const within = (type: string, picture: Buffer) =>
  `data:image/${type};base64,${picture.toString('base64')}`;

/** The best quality within the size limit; if none is, the lowest. */
const lightEnough = async (picture: Sharp, format: Format, most: number) => {
  let copy = Buffer.alloc(0);
  for (const quality of qualities) {
    copy = await picture.clone().toFormat(format, { quality, effort }).toBuffer();
    if (copy.length <= most) break;
  }
  return copy;
};
