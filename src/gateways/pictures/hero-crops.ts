import { createHash } from 'node:crypto';
import type { Point } from '#domain/pictures/photo.ts';
import type { CopyFormat } from '#domain/pictures/site-picture.ts';
import { heroSlug } from '#domain/pictures/hero-files.ts';

type Crop = { width: number; height: number; most: Record<CopyFormat, number> };

/**
 * The visible part of the picture, and its maximum size in bytes. The phone's version is inlined in the page:
 * with high latency a separate file would cost another round trip, and wait for the other pictures.
 */
export const heroCrops: Record<'phone' | 'wide', Crop> = {
  phone: { width: 780, height: 720, most: { avif: 28_000, webp: 44_000 } },
  wide: { width: 1600, height: 760, most: { avif: 110_000, webp: 160_000 } },
};
export const heroQualities = [60, 48, 38, 30, 22, 15];
// The same as for the other pictures: more effort takes long and saves little.
export const heroEffort = 3;

const settings = JSON.stringify([heroCrops, heroQualities, heroEffort]);

/** Names the files of a cut. @param source names the picture, and changes with its content */
export const heroSlugFor = (source: string, point: Point | undefined): string =>
  heroSlug(
    createHash('sha256')
      .update(JSON.stringify([settings, source, point ?? null]))
      .digest('hex'),
  );
