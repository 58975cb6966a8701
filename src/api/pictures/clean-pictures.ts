import { rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '#db/connection.ts';
import { findSitePicture, clearIfEmpty, picturesBefore } from '#db/models/site/site-pictures.ts';
import { heroSlugOf } from '#domain/pictures/hero-files.ts';
import { sitePictureOf } from '#domain/pictures/site-picture.ts';
import { uploadFolder } from './resumable-uploads.ts';

type Cleaning = {
  db: Db;
  /** The folder of pictures. */
  uploads: string;
  /** What is newer stays. */
  until: Date;
  /** The stem of the cuts that the first screen shows. */
  shownHero: string | undefined;
  /** Aborted when the database is about to be closed. */
  signal: AbortSignal;
};

/**
 * Forgets uploaded pictures that nothing uses, and deletes their files. Rows go first: after a kill between, no list
 * offers a picture without files, and the next sweep finds files without a row. A cut of the first screen that is not
 * shown any more is made again when it is.
 *
 * One picture and one file at a time, each judged and deleted in one step: hundreds of them among hundreds of
 * publications take seconds, and the site answers in between.
 */
export const cleanPictures = async ({ db, uploads, until, shownHero, signal }: Cleaning) => {
  for (const id of picturesBefore(db, until)) {
    await setImmediate();
    if (signal.aborted) return;
    clearIfEmpty(db, id, until);
  }
  for (const name of await filesIn(uploads)) {
    await setImmediate();
    if (signal.aborted) return;
    const [picture, slug] = [sitePictureOf(name), heroSlugOf(name)];
    const isUnused =
      // What an interrupted upload left.
      name.endsWith('.part') ||
      (picture !== undefined && !findSitePicture(db, picture)) ||
      (slug !== undefined && slug !== shownHero);
    if (isUnused) deleteBefore(path.join(uploads, name), until, listOf(uploads, slug));
  }
  const incoming = path.join(uploads, uploadFolder);
  for (const name of await filesIn(incoming)) {
    await setImmediate();
    deleteBefore(path.join(incoming, name), until);
  }
};

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(orNone);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const orNone = (error: unknown): [] => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
};

/** @param lastUsed the file that is touched when it is used */
const deleteBefore = (file: string, until: Date, lastUsed = file) => {
  const used =
    statSync(lastUsed, { throwIfNoEntry: false }) ?? statSync(file, { throwIfNoEntry: false });
  if (used && used.mtime < until) rmSync(file, { force: true });
};

/** Cuts are used whenever their list is read. */
const listOf = (uploads: string, slug: string | undefined): string | undefined =>
  slug && path.join(uploads, `${slug}.json`);
