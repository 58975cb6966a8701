import { closeSync, fsyncSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** Syncs a file, so that its content survives a power cut; for a folder, the list of its files. */
export const sync = (file: string) => {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Renames durably and atomically: the name holds either the complete new file or the previous one. */
export const moveAndSync = (file: string, name: string) => {
  sync(file);
  renameSync(file, name);
  sync(path.dirname(name));
};

/** How many bytes it has; undefined when there is no such file. */
export const sizeOf = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.size;
