import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const keyBytes = 32;

/**
 * The key that seals secrets, in its own file: a copy of the database alone cannot open them. Created at
 * first use.
 */
export const keyFromFile = (file: string): Buffer => {
  const saved = readIfThere(file);
  if (saved) {
    if (saved.length !== keyBytes) throw new Error(`${file} does not hold a key`);
    chmodSync(file, 0o600);
    return saved;
  }
  const created = randomBytes(keyBytes);
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
