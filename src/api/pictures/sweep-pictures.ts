import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '#db/connection.ts';
import { forgetUnusedPictures, listSitePictures } from '#db/models/site/site-pictures.ts';
import { heroStemOf } from '#domain/pictures/hero-files.ts';
import { sitePictureOf } from '#domain/pictures/site-picture.ts';
import { arrivingFolder } from './resumable-uploads.ts';

type Sweeping = {
  db: Db;
  /** The folder of pictures. */
  uploads: string;
  /** What is newer stays. */
  until: Date;
  /** The stem of the cuts that the first screen shows. */
  shownHero: string | undefined;
};

/**
 * Forgets uploaded pictures that nothing uses, and deletes their files. Rows go first: after a kill between, no list
 * offers a picture without files, and the next sweep finds files without a row. A cut of the first screen that is not
 * shown any more is made again when it is.
 */
export const sweepPictures = ({ db, uploads, until, shownHero }: Sweeping) => {
  forgetUnusedPictures(db, until);
  if (!existsSync(uploads)) return;
  const known = new Set(listSitePictures(db).map(({ id }) => id));
  for (const name of readdirSync(uploads)) {
    const [picture, stem] = [sitePictureOf(name), heroStemOf(name)];
    const isUseless =
      // What an interrupted upload left.
      name.endsWith('.part') ||
      (picture !== undefined && !known.has(picture)) ||
      (stem !== undefined && stem !== shownHero);
    if (isUseless && lastUse(uploads, name, stem) < until) rmSync(path.join(uploads, name));
  }
  sweepArriving(path.join(uploads, arrivingFolder), until);
};

/** Deletes unfinished uploads older than `until`. */
const sweepArriving = (folder: string, until: Date) => {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).mtime < until) rmSync(file);
  }
};

/** Cuts are used whenever their list is read. */
const lastUse = (uploads: string, name: string, stem: string | undefined): Date => {
  const list = path.join(uploads, `${stem}.json`);
  return statSync(stem !== undefined && existsSync(list) ? list : path.join(uploads, name)).mtime;
};
