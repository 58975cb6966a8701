import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkWhole, type BackupContents } from '#db/backup.ts';
import type { KeptAccess } from '#db/current-access.ts';
import { holdDatabase, putInPlace, restorePictures, unpackDatabase } from '#db/restore.ts';
import { newSnapshotName } from '#db/snapshots.ts';
import { StartupError } from '#db/startup-error.ts';
import { openSealedFile, type BackupKey } from '#gateways/backups/sealed-file.ts';

export type Restored = {
  /** What the backup says of itself; null for a copy of the file alone, such as those before deleting. */
  contents: BackupContents | null;
  /** Where what was there before is kept. */
  aside: string | null;
  /** What was kept of who may come in; null when the replaced database could not be read, or was none. */
  access: KeptAccess | null;
};

export const isSealed = (backup: string) => backup.endsWith('.age');

/**
 * Puts a backup in the wedding's place, after it was read from its first to its last byte. Killed at any
 * point, the data folder is the old one or the new one, whole.
 * @throws StartupError with a sentence; then nothing was changed
 */
export const restoreBackup = async (
  dataDir: string,
  backup: string,
  key: BackupKey | undefined,
): Promise<Restored> => {
  if (!existsSync(backup)) throw new StartupError(`No existe ${backup}.`);
  const database = path.join(dataDir, 'wedding.db');
  const held = holdDatabase(database);
  const staged = path.join(dataDir, 'restoring.db');
  try {
    rmSync(staged, { force: true });
    await copy(backup, staged, key);
    const contents = checkWhole(staged);
    const aside = existsSync(database) ? newSnapshotName(database, 'before-restore') : null;
    restorePictures(staged, path.join(dataDir, 'uploads'));
    const current = held.access();
    const kept = unpackDatabase(staged, current);
    putInPlace(staged, database, held, aside ?? '');
    return { contents, aside, access: current && kept };
  } finally {
    rmSync(staged, { force: true });
    held.release();
  }
};

const copy = async (backup: string, target: string, key: BackupKey | undefined) => {
  if (!isSealed(backup)) return copyFileSync(backup, target);
  if (!key) throw new StartupError('El respaldo está cifrado: falta su clave.');
  try {
    await openSealedFile(backup, target, key);
  } catch (error) {
    throw new StartupError(`${backup} no se abre: la clave es otra, o el archivo está dañado.`, {
      cause: error,
    });
  }
};
