import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Contents of a data folder: our files, copies made by hand, and what a mounted volume adds. */
const known = /\.db(-\w+)?$|^(doctor\.json|uploads|photos|backups|keys|aside|lost\+found)$/u;

/**
 * Makes the data folder readable by its own user alone: files that this process will write, and files that an
 * earlier one wrote as readable by all. What cannot be changed is left; the doctor reports it.
 */
export const keepPrivate = (dataDir: string) => {
  process.umask(0o077);
  const names = entriesOf(dataDir).map(({ name }) => name);
  // In a folder with foreign files only our own files are restricted, not the folder.
  if (names.every((name) => known.test(name))) change(dataDir, 0o700);
  for (const entry of entriesOf(dataDir)) {
    if (known.test(entry.name)) closeEntry(entry);
  }
};

type Entry = ReturnType<typeof entriesOf>[number];

const closeEntry = (entry: Entry) => {
  const entryPath = path.join(entry.parentPath, entry.name);
  if (entry.isFile()) change(entryPath, 0o600);
  if (!entry.isDirectory()) return;
  change(entryPath, 0o700);
  entriesOf(entryPath).forEach(closeEntry);
};

const entriesOf = (folder: string) =>
  unlessRejected(() => readdirSync(folder, { withFileTypes: true })) ?? [];

const change = (entryPath: string, mode: number) =>
  unlessRejected(() => chmodSync(entryPath, mode));

/** Missing, owned by another user, or on a disk that accepts no changes. */
const errors = ['ENOENT', 'ENOTDIR', 'EPERM', 'EACCES', 'EROFS'];

const unlessRejected = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (errors.includes(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
};
