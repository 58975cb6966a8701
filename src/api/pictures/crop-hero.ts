import { existsSync } from 'node:fs';
import { mkdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Photos } from '#content/site-content.ts';
import type { HeroPhoto, Photo } from '#domain/pictures/photo.ts';
import { masterName } from '#domain/pictures/site-picture.ts';
import { runEncoder } from '#gateways/pictures/encoder.ts';
import type { Job } from '#gateways/pictures/job-queue.ts';
import { heroSlugFor } from '#gateways/pictures/hero-crops.ts';
import type { Uploads } from './uploads.ts';

type Hero = NonNullable<Photos['hero']>;

type Known = {
  uploads: Uploads;
  built: Readonly<Record<string, Photo>>;
  isUploaded: (id: string) => boolean;
};

/** The cuts of the first screen's photo, made once for each photo and point. */
export const heroCrop = ({ uploads: { folder }, built, isUploaded }: Known) => {
  const sourceOf = (photo: string) =>
    isUploaded(photo) ? path.join(folder, masterName(photo)) : builtFile(built[photo]);

  /** Names the files of these cuts; undefined when the photo's file is gone. */
  const slugOf = ({ photo, point }: Hero): string | undefined => {
    const source = sourceOf(photo);
    return source && heroSlugFor(path.basename(source), point);
  };

  return {
    /** Undefined when it is gone. */
    fileOf: (photo: string): string | undefined => {
      const file = sourceOf(photo);
      return file && existsSync(file) ? file : undefined;
    },
    slugOf,
    /** @returns null when the photo's file is gone: the drawing then stands in its place */
    crop: async (hero: Hero, urgency?: Job['urgency']): Promise<HeroPhoto | null> => {
      const [source, slug] = [sourceOf(hero.photo), slugOf(hero)];
      if (!source || !slug || !existsSync(source)) return null;
      const list = path.join(folder, `${slug}.json`);
      if (!existsSync(list)) {
        await mkdir(folder, { recursive: true });
        await runEncoder({ kind: 'hero', source, point: hero.point, slug, folder }, { urgency });
      }
      // What was used just now is not swept.
      await utimes(list, new Date(), new Date());
      return JSON.parse(await readFile(list, 'utf8')) as HeroPhoto;
    },
  };
};

/** Where the build's copies lie: in the site, and under `astro dev` in its cache. */
const builtFolders = ['dist/client/_astro', 'node_modules/.astro/photos'];

/** The largest copy of a picture of the build. */
const builtFile = (photo: Photo | undefined): string | undefined => {
  const address = photo?.webp.at(-1)?.[1];
  if (!address) return undefined;
  return builtFolders
    .map((folder) => path.join(folder, path.basename(address)))
    .find((file) => existsSync(file));
};
