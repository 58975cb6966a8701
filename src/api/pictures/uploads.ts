import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sync } from '#db/durable-files.ts';
import { DomainError } from '#domain/errors.ts';
import {
  isPictureFile,
  jpegName,
  pictureAddress,
  webpName,
} from '#domain/pictures/uploaded-picture.ts';
import { encodePicture } from '#gateways/pictures/encode-picture.ts';
import type { Config } from '../config.ts';

/** Uploaded pictures, stored beside the database. */
export const uploads = ({ dataDir }: Pick<Config, 'dataDir'>) => {
  const folder = path.join(dataDir, 'uploads');

  /** Atomic: a request meanwhile never gets half a picture. */
  const write = async (name: string, bytes: Buffer) => {
    const file = path.join(folder, name);
    try {
      await writeFile(`${file}.part`, bytes, { flush: true });
      await rename(`${file}.part`, file);
    } catch (error) {
      await rm(`${file}.part`, { force: true });
      throw error;
    }
  };

  return {
    /** @returns its address; the same picture has the same address. @throws DomainError `bad_picture` */
    keep: async (bytes: Uint8Array): Promise<string> => {
      const { jpeg, webp } = await encodePicture(bytes);
      const id = createHash('sha256').update(jpeg).digest('hex').slice(0, 32);
      await mkdir(folder, { recursive: true });
      for (const [width, copy] of webp) await write(webpName(id, width), copy);
      await write(jpegName(id), jpeg);
      // Synced before the address is returned.
      sync(folder);
      return pictureAddress(id);
    },

    /** @throws DomainError `not_found` */
    read: async (name: string): Promise<{ bytes: Buffer; type: string }> => {
      if (!isPictureFile(name)) throw new DomainError('not_found');
      const bytes = await readFile(path.join(folder, name)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new DomainError('not_found');
        throw error;
      });
      return { bytes, type: name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp' };
    },
  };
};
