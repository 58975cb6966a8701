import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkComplete, type BackupContents } from '#db/backup.ts';
import type { SavedAccess } from '#db/current-access.ts';
import { lockDatabase, replaceDatabase, restorePictures, extractDatabase } from '#db/restore.ts';
import { newSnapshotName } from '#db/snapshots.ts';
import { StartupError } from '#db/startup-error.ts';
import { backupTexts } from '#domain/texts/host.ts';
import { openEncryptedFile, type BackupKey } from '#gateways/backups/encrypted-file.ts';

export type RestoreResult = {
  /**
   * The backup's own list of contents; null for a plain copy of the database, such as those before deleting.
   */
  contents: BackupContents | null;
  /** Path of the replaced database. */
  aside: string | null;
  /**
   * The current access data that was kept; null when the replaced database could not be read, or was none.
   */
  access: SavedAccess | null;
};

export const isEncrypted = (backup: string) => backup.endsWith('.age');

/**
 * Restores a backup after reading it from its first to its last byte. Killed at any point, the data folder is
 * completely the old one or the new one.
 * @throws StartupError with a sentence; then nothing was changed
 */
export const restoreBackup = async (
  dataDir: string,
  backup: string,
  key: BackupKey | undefined,
): Promise<RestoreResult> => {
  if (!existsSync(backup)) throw new StartupError(backupTexts.missing(backup));
  const database = path.join(dataDir, 'wedding.db');
  const lock = lockDatabase(database);
  const temporary = path.join(dataDir, 'restoring.db');
  try {
    rmSync(temporary, { force: true });
    await copy(backup, temporary, key);
    const contents = checkComplete(temporary);
    const aside = existsSync(database) ? newSnapshotName(database, 'before-restore') : null;
    restorePictures(temporary, path.join(dataDir, 'uploads'));
    const current = lock.access();
    const access = extractDatabase(temporary, current);
    replaceDatabase(temporary, database, lock, aside ?? '');
    return { contents, aside, access: current && access };
  } finally {
    rmSync(temporary, { force: true });
    lock.release();
  }
};

const copy = async (backup: string, target: string, key: BackupKey | undefined) => {
  if (!isEncrypted(backup)) return copyFileSync(backup, target);
  if (!key) throw new StartupError(backupTexts.keyMissing);
  try {
    await openEncryptedFile(backup, target, key);
  } catch (error) {
    throw new StartupError(backupTexts.notDecrypted(backup), { cause: error });
  }
};
