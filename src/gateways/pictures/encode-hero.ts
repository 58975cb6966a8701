import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { HeroCrop, HeroPhoto, Point } from '#domain/pictures/photo.ts';
import type { CopyFormat } from '#domain/pictures/site-picture.ts';
import { keep } from './encode-photo.ts';
import { heroCrops, heroEffort, heroQualities } from './hero-crops.ts';

/** Width of a tiny preview, inlined in the page. */
const hintWidth = 20;

type Hero = {
  /** The picture, upright. */
  source: string;
  folder: string;
  /** Of the files' names. */
  slug: string;
  /** The public path of the folder. */
  address: string;
  /** What must stay in sight; without it the salient part does. */
  point?: Point | undefined;
};

/** A photo that fills the first screen, cropped. */
export const encodeHero = async ({
  source,
  folder,
  slug,
  address,
  point,
}: Hero): Promise<HeroPhoto> => {
  const master = await readFile(source);
  const own = await sharp(master).metadata();

  const encodeCrop = async (name: 'phone' | 'wide'): Promise<HeroCrop> => {
    const { width, height, most } = heroCrops[name];
    const scale = Math.min(1, own.width / width);
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const crop = await cropped(sharp(master), own, size, point)
      .png({ compressionLevel: 1 })
      .toBuffer();
    const copy = async (format: CopyFormat) => {
      const file = `${slug}-${name}.${format}`;
      await keep(join(folder, file), () => lightEnough(sharp(crop), format, most[format]));
      return `${address}${file}`;
    };
    const hint = await sharp(crop).resize(hintWidth).webp({ quality: 30 }).toBuffer();
    return {
      ...size,
      avif: await copy('avif'),
      webp: await copy('webp'),
      hint: within('webp', hint),
    };
  };

  const [phone, wide] = [await encodeCrop('phone'), await encodeCrop('wide')];
  const inlined = await readFile(join(folder, basename(phone.avif)));
  return { phone: { ...phone, avif: within('avif', inlined) }, wide };
};

type Size = { width: number; height: number };

/** Fills the size: around the point as far as the picture reaches, else around its salient part. */
export const cropped = (picture: Sharp, own: Size, size: Size, point: Point | undefined): Sharp => {
  if (!point) return picture.resize({ ...size, fit: 'cover', position: sharp.strategy.attention });
  const scale = Math.max(size.width / own.width, size.height / own.height);
  const width = Math.min(own.width, Math.round(size.width / scale));
  const height = Math.min(own.height, Math.round(size.height / scale));
  const from = (total: number, part: number, percent: number) =>
    Math.min(total - part, Math.max(0, Math.round((total * percent) / 100 - part / 2)));
  const left = from(own.width, width, point.x);
  const top = from(own.height, height, point.y);
  return picture.extract({ left, top, width, height }).resize({ ...size, fit: 'fill' });
};

const within = (type: string, picture: Buffer) =>
  `data:image/${type};base64,${picture.toString('base64')}`;

/** The best quality within the size limit; if none is, the lowest. */
const lightEnough = async (picture: Sharp, format: CopyFormat, most: number) => {
  let copy = Buffer.alloc(0);
  for (const quality of heroQualities) {
    copy = await picture.clone().toFormat(format, { quality, effort: heroEffort }).toBuffer();
    if (copy.length <= most) break;
  }
  return copy;
};
