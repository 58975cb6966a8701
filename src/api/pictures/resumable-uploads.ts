import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Server } from '@tus/server';
import { DomainError, type DomainErrorCode } from '#domain/errors.ts';
import { maxPictureSize } from '#domain/pictures/largest-picture.ts';
import { taskQueue } from '#domain/task-queue.ts';

/** Beside the pictures; what stays there is swept. */
export const uploadFolder = 'arriving';

/** What may be on its way at once: the gallery of a wedding, of which a phone sends a few at a time. */
export const maxUploads = { uploads: 40, bytes: 10 * maxPictureSize };

type Opened = {
  /** The folder of pictures. */
  folder: string;
  /** The address at which uploads are begun. */
  address: string;
  /**
   * Decides whether one more may begin, and throws a DomainError where not. Without it the uploads that were idle longest make
   * way.
   */
  accept?: (request: Request) => Promise<void>;
};

/** `size`: as declared; `arrived`: how much is on the disk. In bytes. */
export type PartialUpload = { id: string; size: number; arrived: number; mtimeMs: number };

export type ResumableUploads = ReturnType<typeof openResumableUploads>;

/**
 * Files that arrive in parts, by the tus protocol 1.0.0 (creation): what has arrived stays on the disk when the line
 * breaks, the browser is closed or the process ends, and the rest follows. @see https://tus.io/protocols/resumable-upload
 */
export const openResumableUploads = ({ folder, address, accept }: Opened) => {
  const directory = path.join(folder, uploadFolder);

  /** Loaded with the first upload: most of the year there is none. */
  const open = async (): Promise<Server> => {
    const [{ Server }, { FileStore }] = await Promise.all([
      import('@tus/server'),
      import('@tus/file-store'),
    ]);
    // The library would make the folder in a callback, and what it throws there ends the process: `begin` makes it.
    Object.assign(FileStore.prototype, { checkOrCreateDirectory: () => undefined });
    return new Server({
      path: address,
      relativeLocation: true,
      // Only pages of the site itself upload.
      allowedOrigins: [],
      maxSize: maxPictureSize,
      // A phone that comes back need not wait long for the line that broke to be given up.
      lockDrainTimeout: 500,
      namingFunction: () => randomUUID(),
      datastore: new FileStore({ directory }),
    });
  };
  let opened: Promise<Server> | undefined;
  const server = () =>
    (opened ??= open().catch((error: unknown) => {
      // The next picture may find room.
      opened = undefined;
      throw error;
    }));

  const upload = async (id: string) => {
    const { datastore } = await server();
    try {
      return await datastore.getUpload(id);
    } catch {
      throw new DomainError('not_found');
    }
  };

  /** The oldest first. */
  const partial = async (): Promise<PartialUpload[]> => {
    const { datastore } = await server();
    await mkdir(directory, { recursive: true });
    const names = await readdir(directory);
    const uploads = await Promise.all(
      names
        .filter((name) => !name.endsWith('.json'))
        .map(async (id) => {
          const [{ size }, { mtimeMs, size: arrived }] = await Promise.all([
            datastore.getUpload(id),
            stat(path.join(directory, id)),
          ]);
          return [{ id, size: size ?? maxPictureSize, arrived, mtimeMs }];
        })
        // Kept or forgotten meanwhile.
        .map((found) => found.catch(() => [])),
    );
    return uploads.flat().toSorted((one, other) => one.mtimeMs - other.mtimeMs);
  };

  /** Deletes the uploads that were idle longest, until there is room for one more. */
  const makeRoom = async (bytes: number) => {
    const { datastore } = await server();
    const uploads = await partial();
    let total = uploads.reduce((sum, { size }) => sum + size, bytes);
    let left = uploads.length;
    for (const { id, size } of uploads) {
      if (left < maxUploads.uploads && total <= maxUploads.bytes) return;
      await datastore.remove(id).catch(() => undefined);
      total -= size;
      left -= 1;
    }
  };

  /** One upload begins after the other: two at once would count the same room. */
  const starts = taskQueue();
  const begin = (request: Request): Promise<Response> =>
    starts.add(async () => {
      // Each time: a restored or exchanged data folder has none.
      await mkdir(directory, { recursive: true });
      if (accept) await accept(request);
      else await makeRoom(expectedSize(request));
      return (await server()).handleWeb(request);
    });

  return {
    /** A request of the protocol. @throws DomainError for what it refuses */
    answer: async (request: Request): Promise<Response> => {
      const answer =
        request.method === 'POST'
          ? await begin(request)
          : await (await server()).handleWeb(request);
      if (answer.status >= 500) throw await storageFailure(directory);
      if (answer.status >= 400) throw new DomainError(rejections[answer.status] ?? 'malformed');
      return answer;
    },

    /** The answer to whoever begins an upload that was begun already. */
    answerStarted: (id: string) =>
      new Response(null, {
        status: 201,
        headers: { 'Tus-Resumable': '1.0.0', Location: `${address}/${id}` },
      }),

    /** @returns the path of a file of which all parts have arrived. @throws DomainError `not_found`, `upload_busy` */
    fileOf: async (id: string): Promise<string> => {
      const { size, offset, storage } = await upload(id);
      if (offset !== size || !storage) throw new DomainError('upload_busy');
      return storage.path;
    },

    partial,

    clear: async (id: string): Promise<void> => (await server()).datastore.remove(id),
  };
};

/** How large the file that begins is said to be, in bytes. */
export const expectedSize = (request: Request): number =>
  Math.min(Number(request.headers.get('Upload-Length')) || 0, maxPictureSize);

/** The library does not say why a part could not be stored. */
const storageFailure = async (directory: string) => {
  const { bavail } = await statfs(directory);
  const code = bavail === 0 ? 'ENOSPC' : 'EIO';
  return Object.assign(new Error('A part of a picture could not be stored'), { code });
};

const rejections: Record<number, DomainErrorCode> = {
  404: 'not_found',
  409: 'upload_busy',
  410: 'not_found',
  413: 'too_large',
  423: 'upload_busy',
};
