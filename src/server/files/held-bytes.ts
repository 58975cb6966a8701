import { readFileSync } from 'node:fs';
import { type Copy } from './served-file.ts';

const largestFile = 64 * 1024;

export type HeldBytes = ReturnType<typeof holdBytes>;

/**
 * Keeps small files in memory once somebody has asked for them: setting up a stream from the disk costs
 * more than the rest of the answer.
 * @param room bytes in all; what comes later is read from the disk each time
 */
export const holdBytes = (room: number) => {
  let left = room;
  return {
    of: (copy: Copy): Buffer | undefined => {
      if (copy.bytes || copy.size > largestFile || copy.size > left) return copy.bytes;
      try {
        const bytes = readFileSync(copy.path);
        // A build that replaced it meanwhile: its length has been told already.
        if (bytes.length !== copy.size) return undefined;
        left -= bytes.length;
        return (copy.bytes = bytes);
      } catch {
        return undefined;
      }
    },
  };
};
