import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { mkdir, readFile, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#db/connection.ts';
import {
  beginPhoto,
  belongsTo,
  deletePhoto,
  type Photo,
  photoOfUpload,
  photoWithChecksum,
  photosIn,
  receivePhoto,
  type Sender,
  partialPhoto,
  usedBy,
} from '#db/models/photos/photos.ts';
import { DomainError } from '#domain/errors.ts';
import { photoFiles, photoOfFile, photoUploadsAddress } from '#domain/photos/guest-photo.ts';
import {
  cardQuota,
  groupQuota,
  hasQuota,
  hasRoom,
  minFreeBytes,
} from '#domain/photos/photo-quota.ts';
import { externalKindOf } from '#gateways/pictures/foreign-kind.ts';
import type { Config } from '../config.ts';
import { expectedSize, openResumableUploads } from '../pictures/resumable-uploads.ts';
import { photoEncoder } from './encode-photos.ts';
import { cleanPhotos } from './clean-photos.ts';
import { uploadMetadata } from './upload-metadata.ts';

type Opened = {
  db: Db;
  config: Pick<Config, 'dataDir'>;
  clock: () => Date;
  /** What photos leave free on the disk, in bytes. */
  reserve?: number;
};

export type GuestPhotos = ReturnType<typeof openGuestPhotos>;

/** The photos that guests send: their files beside the database, their rows in it. */
export const openGuestPhotos = ({ db, config, clock, reserve = minFreeBytes }: Opened) => {
  const folder = path.join(config.dataDir, 'photos');
  const abortController = new AbortController();

  /** @throws as a full disk does, before it is full */
  const assertRoom = async (size: number) => {
    const [{ bavail, bsize }, partial] = await Promise.all([statfs(folder), incoming.partial()]);
    const sum = (of: (one: (typeof partial)[number]) => number) =>
      partial.reduce((total, one) => total + of(one), 0);
    const disk = {
      free: bavail * bsize,
      inProgress: sum((one) => one.size),
      arrived: sum((one) => one.arrived),
    };
    if (hasRoom(disk, size, reserve)) return;
    throw Object.assign(new Error('Photos leave the last room of the disk'), { code: 'ENOSPC' });
  };

  const incoming = openResumableUploads({
    folder,
    address: photoUploadsAddress,
    accept: async (request) => {
      await mkdir(folder, { recursive: true });
      await assertRoom(expectedSize(request));
    },
  });

  const removeFiles = async ({ file }: Pick<Photo, 'file'>) => {
    await incoming.clear(file).catch(() => undefined);
    for (const name of Object.values(photoFiles(file))) {
      await rm(path.join(folder, name), { force: true });
    }
  };

  const encoder = photoEncoder({
    ...{ db, folder, signal: abortController.signal },
    uploadOf: incoming.fileOf,
    complete: (photo) => incoming.clear(photo.file),
    removeFiles,
  });

  /** @throws DomainError for what is refused before its bytes travel */
  const assertAcceptable = (sender: Sender, request: Request) => {
    const { checksum, type } = uploadMetadata(request);
    // Of a size that is told later nothing could be reserved.
    if (!request.headers.has('Upload-Length')) throw new DomainError('malformed');
    if (type?.startsWith('video/'))
      throw new DomainError('bad_photo', { field: 'body', reason: 'video' });
    const known = checksum === null ? undefined : photoWithChecksum(db, checksum);
    if (known?.status === 'rejected')
      throw new DomainError('bad_photo', { field: 'body', reason: 'damaged' });
    if (known) throw new DomainError('already_here');
    const quota = 'guestId' in sender ? groupQuota : cardQuota;
    if (hasQuota(usedBy(db, sender), expectedSize(request), quota)) return;
    throw new DomainError('photos_full', { photos: quota.photos });
  };

  const isThere = async ({ file, size }: Photo) =>
    (await incoming.partial()).some((one) => one.id === file && one.size === size);

  const begin = async (sender: Sender, request: Request): Promise<Response> => {
    const { checksum } = uploadMetadata(request);
    // Its answer was lost on the line, or another phone of the group is at it: it goes on where it is.
    const partial = checksum === null ? undefined : partialPhoto(db, sender, checksum);
    if (partial && (await isThere(partial))) return incoming.answerStarted(partial.file);
    assertAcceptable(sender, request);
    const answer = await incoming.answer(request);
    const file = answer.headers.get('Location')!.split('/').pop()!;
    try {
      beginPhoto(db, sender, { file, checksum, size: expectedSize(request) }, clock());
    } catch (error) {
      await incoming.clear(file).catch(() => undefined);
      throw error;
    }
    return answer;
  };

  /** Judges a photo of which all parts have arrived, once. @throws DomainError `bad_photo`, `not_found` */
  const complete = async (photo: Photo) => {
    const upload = await incoming.fileOf(photo.file);
    const external = await externalKindOf(upload);
    const checksum = await checksumOf(upload);
    if (external || (photo.checksum !== null && photo.checksum !== checksum)) {
      deletePhoto(db, photo.id);
      await incoming.clear(photo.file).catch(() => undefined);
      // Bytes that changed on their way: the phone begins it anew.
      throw external
        ? new DomainError('bad_photo', { field: 'body', reason: external })
        : new DomainError('not_found');
    }
    const isNew = receivePhoto(db, photo, checksum);
    if (isNew) encoder.notify();
    else await incoming.clear(photo.file).catch(() => undefined);
  };

  const inCompletion = new Map<string, Promise<void>>();
  const completeUpload = async (file: string) => {
    const photo = photoOfUpload(db, file);
    if (photo?.status !== 'uploading') return;
    const isComplete = await incoming.fileOf(file).then(
      () => true,
      () => false,
    );
    if (!isComplete) return;
    const running =
      inCompletion.get(file) ?? complete(photo).finally(() => void inCompletion.delete(file));
    inCompletion.set(file, running);
    await running;
  };

  return {
    folder,

    /**
     * A request of the protocol by which a photo arrives in parts. With its last part it is judged.
     * @throws DomainError `already_here`, `photos_full`, `bad_photo`, `too_large`, `not_found`, `upload_busy`
     */
    receive: async (sender: Sender, request: Request): Promise<Response> => {
      if (request.method === 'POST') {
        const answer = await begin(sender, request);
        await completeUpload(answer.headers.get('Location')!.split('/').pop()!);
        return answer;
      }
      const file = new URL(request.url).pathname.split('/').pop()!;
      const photo = photoOfUpload(db, file);
      if (!photo || !belongsTo(photo, sender)) throw new DomainError('not_found');
      const answer = await incoming.answer(request);
      await completeUpload(file);
      return answer;
    },

    /** @throws DomainError `not_found` */
    read: async (name: string): Promise<{ photo: Photo; bytes: Buffer }> => {
      const file = photoOfFile(name);
      const photo = file === undefined ? undefined : photoOfUpload(db, file);
      if (!photo) throw new DomainError('not_found');
      const bytes = await readFile(path.join(folder, name)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new DomainError('not_found');
        throw error;
      });
      return { photo, bytes };
    },

    /** Where the original is; undefined when it is not on this disk, as after a backup was restored on another one. */
    originalOf: ({ file }: Photo): string | undefined => {
      const original = path.join(folder, photoFiles(file).original);
      return existsSync(original) ? original : undefined;
    },

    /** Its row goes first: no list names a photo without its files. */
    remove: async (id: number) => {
      const photo = deletePhoto(db, id);
      if (photo) await removeFiles(photo);
    },

    /** Deletes abandoned uploads and files without a row. */
    cleanup: () => cleanPhotos({ db, folder, clock, removeFiles, signal: abortController.signal }),

    /** Goes on with what has arrived, also before a restart. @param onReady is told that the couple has one more to see */
    start: (onReady: () => void) => {
      encoder.start(onReady);
      // A program that copies the folder to another place must find it, also before the first photo.
      try {
        mkdirSync(folder, { recursive: true });
      } catch {
        // The first photo tries again, and says why it cannot.
      }
      const resume = async () => {
        for (const { file } of photosIn(db, 'uploading')) {
          if (abortController.signal.aborted) return;
          await completeUpload(file).catch(() => undefined);
        }
      };
      void resume();
    },
    stop: () => {
      abortController.abort();
      encoder.stop();
    },
  };
};

const checksumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};
