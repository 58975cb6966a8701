import { readFileSync } from 'node:fs';
import { type Copy } from './file-response.ts';

const maxFileSize = 64 * 1024;

export type MemoryLimit = ReturnType<typeof openMemoryLimit>;

/**
 * Keeps small files in memory after their first request: opening a stream from the disk costs more than the
 * rest of the answer.
 * @param room bytes in total; further files are read from the disk each time
 */
export const openMemoryLimit = (room: number) => {
  let left = room;
  return {
    of: (copy: Copy): Buffer | undefined => {
      if (copy.bytes || copy.size > maxFileSize || copy.size > left) return copy.bytes;
      try {
        const bytes = readFileSync(copy.path);
        // A new build replaced the file meanwhile: its old length has already been sent.
        if (bytes.length !== copy.size) return undefined;
        left -= bytes.length;
        return (copy.bytes = bytes);
      } catch {
        return undefined;
      }
    },
  };
};
