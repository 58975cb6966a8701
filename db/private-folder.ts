import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What stands in a data folder: ours, copies of it made by hand, and what a volume of its own brings. */
const known = /\.db(-\w+)?$|^(doctor\.json|uploads|backups|keys|aside|lost\+found)$/u;

/**
 * Leaves the data folder readable by its own user alone: what this process writes from now on, and what an
 * earlier one wrote for everybody's eyes. What cannot be changed stays as it is; the doctor tells.
 */
export const keepPrivate = (dataDir: string) => {
  process.umask(0o077);
  const names = entriesOf(dataDir).map(({ name }) => name);
  // A folder that holds other things too is not ours to close, only what is ours in it.
  if (names.every((name) => known.test(name))) change(dataDir, 0o700);
  for (const entry of entriesOf(dataDir)) {
    if (known.test(entry.name)) closeEntry(entry);
  }
};

type Entry = ReturnType<typeof entriesOf>[number];

const closeEntry = (entry: Entry) => {
  const place = path.join(entry.parentPath, entry.name);
  if (entry.isFile()) change(place, 0o600);
  if (!entry.isDirectory()) return;
  change(place, 0o700);
  entriesOf(place).forEach(closeEntry);
};

const entriesOf = (folder: string) =>
  unlessRefused(() => readdirSync(folder, { withFileTypes: true })) ?? [];

const change = (place: string, mode: number) => unlessRefused(() => chmodSync(place, mode));

/** Not there, another user's, or on a disk that takes no changes. */
const refusals = ['ENOENT', 'ENOTDIR', 'EPERM', 'EACCES', 'EROFS'];

const unlessRefused = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (refusals.includes(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
};
