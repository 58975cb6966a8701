import type { Db } from '#db/connection.ts';
import { listSitePictures } from '#db/models/site/site-pictures.ts';
import { sizesOf, masterName, type SitePicture } from '#domain/pictures/site-picture.ts';
import { runEncoder } from '#gateways/pictures/encoder.ts';
import { createBackgroundTask } from '../background-task.ts';
import { logError } from '../log-error.ts';
import type { Uploads } from './uploads.ts';

type Parts = { db: Db; uploads: Uploads };

/**
 * Makes the copies for phones of uploaded pictures: one picture after the other, in a process of low priority, in the
 * background. What is missing is what has to be made: a restart goes on where the last process was.
 */
export const createSizes = ({ db, uploads: { folder, isThere } }: Parts) => {
  /** Those that could not be made are tried again after a restart. */
  const failed = new Set<string>();
  let notifyReady: ((ids: string[]) => Promise<void>) | undefined;

  const next = (): SitePicture | undefined =>
    listSitePictures(db)
      .toReversed()
      .find(
        (picture) =>
          !failed.has(picture.id) &&
          isThere(masterName(picture.id)) &&
          !sizesOf(picture).every(isThere),
      );

  const make = async (picture: SitePicture, signal: AbortSignal): Promise<boolean> => {
    const { id, width } = picture;
    try {
      await runEncoder({ kind: 'copies', id, width, folder }, { urgency: 'background', signal });
    } catch (error) {
      if (!signal.aborted) logError(error);
    }
    const isCreated = sizesOf(picture).every(isThere);
    if (!isCreated) failed.add(id);
    return isCreated;
  };

  const task = createBackgroundTask({
    run: async (signal) => {
      const ready: string[] = [];
      for (let picture = next(); picture && !signal.aborted; picture = next()) {
        if (await make(picture, signal)) ready.push(picture.id);
      }
      // Once for all of them: what shows them is rendered anew.
      if (ready.length > 0 && !signal.aborted) await notifyReady?.(ready);
      return undefined;
    },
  });

  return {
    /** Call when there are new pictures. */
    notify: () => {
      if (notifyReady) task.notify();
    },
    /** @param onReady is told which pictures have their copies now, once nothing is left to make */
    start: (onReady: (ids: string[]) => Promise<void>) => {
      notifyReady = onReady;
      task.notify();
    },
    stop: task.stop,
  };
};
