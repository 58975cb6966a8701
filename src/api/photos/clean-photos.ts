import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '#db/connection.ts';
import { clearTemporary, type Photo, photoOfUpload, photosIn } from '#db/models/photos/photos.ts';
import { photoOfFile } from '#domain/photos/guest-photo.ts';
import { uploadFolder } from '../pictures/resumable-uploads.ts';

const dayMs = 24 * 60 * 60_000;

/** An upload that nobody has gone on with, and a refused photo. A phone still has its photos, and begins them anew. */
const expiredAfterMs = 3 * dayMs;

/** Files without a row: a restored backup may be older than they are. */
const orphanMs = 30 * dayMs;

type Cleaning = {
  db: Db;
  folder: string;
  clock: () => Date;
  removeFiles: (photo: Photo) => Promise<void>;
  signal: AbortSignal;
};

/** Deletes what is left of uploads that were never finished, and files that belong to no photo. */
export const cleanPhotos = async ({ db, folder, clock, removeFiles, signal }: Cleaning) => {
  const incoming = path.join(folder, uploadFolder);
  const now = clock().getTime();
  const ageOf = async (file: string, otherwise: Date) => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: otherwise.getTime() }));
    return now - mtimeMs;
  };
  const expired: string[] = [];
  for (const { file, created_at } of photosIn(db, 'uploading')) {
    if ((await ageOf(path.join(incoming, file), created_at)) > expiredAfterMs) expired.push(file);
  }
  if (signal.aborted) return;
  const removed = clearTemporary(db, { expired, until: new Date(now - expiredAfterMs) });
  for (const photo of removed) await removeFiles(photo);

  const deleteBefore = async (file: string, ageMs: number) => {
    if ((await ageOf(file, new Date(now))) > ageMs) await rm(file, { force: true });
  };
  for (const name of await filesIn(incoming)) {
    if (signal.aborted) return;
    if (photoOfUpload(db, name.replace(/\.json$/u, ''))) continue;
    await deleteBefore(path.join(incoming, name), expiredAfterMs);
  }
  for (const name of await filesIn(folder)) {
    if (signal.aborted) return;
    const photo = photoOfFile(name);
    if (name.endsWith('.part')) await deleteBefore(path.join(folder, name), dayMs);
    else if (photo !== undefined && !photoOfUpload(db, photo)) {
      await deleteBefore(path.join(folder, name), orphanMs);
    }
  }
};

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
