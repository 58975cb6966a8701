import { closeSync, fsyncSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** What was written there outlives a power cut; of a folder, which files it holds. */
export const sync = (file: string) => {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** The file under its name, whole, or whatever had that name before: nothing between, and for good. */
export const moveDurably = (file: string, name: string) => {
  sync(file);
  renameSync(file, name);
  sync(path.dirname(name));
};

/** How many bytes it has; undefined when there is no such file. */
export const sizeOf = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.size;
