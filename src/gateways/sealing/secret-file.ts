import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The content of a file that only this user may read. It is created where it is missing. */
export const secretFile = (file: string, create: () => Buffer): Buffer => {
  const saved = readIfThere(file);
  if (saved) {
    chmodSync(file, 0o600);
    return saved;
  }
  const created = create();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Atomic: a partial key would be taken for a damaged one.
  const partial = `${file}.new`;
  writeFileSync(partial, created, { mode: 0o600, flush: true });
  chmodSync(partial, 0o600);
  renameSync(partial, file);
  return created;
};

const readIfThere = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
