import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sync } from '#db/durable-files.ts';
import { DomainError } from '#domain/errors.ts';
import { isPictureFile } from '#domain/pictures/uploaded-picture.ts';
import type { EncodedPicture } from '#gateways/pictures/encode-picture.ts';
import { encodeUpload } from '#gateways/pictures/encoder.ts';
import type { Config } from '../config.ts';

type Body = Request['body'];

/** Uploaded pictures, stored beside the database. */
export const openUploads = ({ dataDir }: Pick<Config, 'dataDir'>) => {
  const folder = path.join(dataDir, 'uploads');

  /** Keeps the body as a file while it is encoded: of twenty megabytes none stays in memory. */
  const receive = async <T>(body: Body, use: (file: string) => Promise<T>): Promise<T> => {
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${randomUUID()}.part`);
    try {
      const incoming = body ? Readable.fromWeb(body as never) : Readable.from([]);
      await pipeline(incoming, createWriteStream(file));
      return await use(file);
    } finally {
      await rm(file, { force: true });
    }
  };

  /** Gives the encoded files their names. Synchronous: no sweep comes between. */
  const nameFiles = ({ files }: EncodedPicture) => {
    for (const { part, name } of files) {
      renameSync(path.join(folder, part), path.join(folder, name));
    }
    // Synced before the upload is answered.
    sync(folder);
  };

  return {
    folder,
    receive,
    isThere: (name: string) => existsSync(path.join(folder, name)),

    /**
     * Takes a picture.
     * @param file where it has arrived
     * @param record is told of it in the same step in which its files get their names
     * @throws DomainError `bad_picture`
     */
    keep: async <T>(file: string, record: (picture: EncodedPicture) => T): Promise<T> => {
      const picture = await encodeUpload({ kind: 'picture', file, folder });
      nameFiles(picture);
      return record(picture);
    },

    /** @throws DomainError `not_found` */
    read: async (name: string): Promise<{ bytes: Buffer; type: string }> => {
      if (!isPictureFile(name)) throw new DomainError('not_found');
      const bytes = await readFile(path.join(folder, name)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new DomainError('not_found');
        throw error;
      });
      return { bytes, type: typeOf(name) };
    },
  };
};

export type Uploads = ReturnType<typeof openUploads>;

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const typeOf = (name: string) => types[path.extname(name)]!;
