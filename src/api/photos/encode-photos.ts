import type { Db } from '#db/connection.ts';
import { type Photo, photosIn, publishCopies, rejectPhoto } from '#db/models/photos/photos.ts';
import { DomainError } from '#domain/errors.ts';
import { runEncoder } from '#gateways/pictures/encoder.ts';
import { createBackgroundTask } from '../background-task.ts';
import { logError } from '../log-error.ts';

type Parts = {
  db: Db;
  /** Of the photos. */
  folder: string;
  signal: AbortSignal;
  /** The file that has arrived. */
  uploadOf: (file: string) => Promise<string>;
  /** Its copies are there: what has arrived is not needed any more. */
  complete: (photo: Photo) => Promise<void>;
  removeFiles: (photo: Photo) => Promise<void>;
};

/** After this time a photo that could not be stored, on a full disk for example, is tried again. */
const retryMs = 5 * 60_000;

/**
 * Makes the copies of photos that have arrived: one after the other, in a process of low priority, in the background. The rows say
 * what has to be made: a restart goes on where the last process was.
 */
export const photoEncoder = ({ db, folder, signal, uploadOf, complete, removeFiles }: Parts) => {
  /** By the names of their files. */
  const failed = new Set<string>();
  /** When those that failed are tried again, by `performance.now()`. */
  let retryAt = 0;
  let notifyReady: (() => void) | undefined;

  const next = () => photosIn(db, 'processing').find(({ file }) => !failed.has(file));

  const make = async (photo: Photo) => {
    try {
      const answer = await runEncoder(
        { kind: 'guest-photo', file: await uploadOf(photo.file), folder, name: photo.file },
        { urgency: 'background', signal },
      );
      if (!('photo' in answer)) throw new Error('The photo was encoded without an answer');
      const isPublished = publishCopies(db, photo, answer.photo);
      notifyReady?.();
      if (isPublished) await complete(photo);
      else await removeFiles(photo);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof DomainError) {
        rejectPhoto(db, photo);
        await removeFiles(photo);
        return;
      }
      logError(error);
      failed.add(photo.file);
      retryAt = performance.now() + retryMs;
    }
  };

  const task = createBackgroundTask({
    run: async () => {
      if (performance.now() >= retryAt) failed.clear();
      for (let photo = next(); photo && !signal.aborted; photo = next()) await make(photo);
      return failed.size > 0 ? retryAt - performance.now() : undefined;
    },
  });

  return {
    /** Call when a photo has arrived. */
    notify: () => {
      if (notifyReady) task.notify();
    },
    start: (onReady: () => void) => {
      notifyReady = onReady;
      task.notify();
    },
    stop: task.stop,
  };
};
