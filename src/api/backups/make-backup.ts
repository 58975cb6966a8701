import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkBackup, writeBackup } from '#db/backup.ts';
import { moveAndSync } from '#db/durable-files.ts';
import { StartupError } from '#db/startup-error.ts';
import { backupsToClear } from '#domain/keeping/backup-rotation.ts';
import { backupName, type BackupAttempt, type BackupFailure } from '#domain/keeping/backups.ts';
import { openEncryptedFile, sealFile, type BackupSeal } from '#gateways/backups/encrypted-file.ts';
import type { Config } from '../config.ts';
import { isStorageFull, isReadonly, logError } from '../log-error.ts';
import { backupFolder, type BackupFolder } from './backup-folder.ts';

/** The result of an attempt, with the file if there is one. */
export type BackupResult = { failure: null; file: string } | { failure: BackupFailure };

/**
 * Makes a backup, reads it again from the disk, gives it its name only then, and deletes expired ones. Never
 * throws: the result is noted in the folder, where the site finds it.
 */
export const makeBackup = async (
  { dataDir, backupSeal }: Pick<Config, 'dataDir' | 'backupSeal'>,
  now: Date,
): Promise<BackupResult> => {
  const folder = backupFolder(dataDir);
  try {
    folder.prepare();
    const leave = folder.enter();
    if (!leave) return { failure: 'busy' };
    try {
      const file = await make(folder, dataDir, backupSeal, now);
      folder.noteAttempt({ at: now, failure: null });
      return { failure: null, file };
    } finally {
      folder.removePartial();
      leave();
    }
  } catch (error) {
    logError(error);
    const failure = failureOf(error);
    note(folder, { at: now, failure });
    return { failure };
  }
};

const make = async (
  folder: BackupFolder,
  dataDir: string,
  seal: BackupSeal | undefined,
  now: Date,
) => {
  folder.removePartial();
  const name = backupName(now, seal !== undefined);
  const plain = folder.partial(backupName(now, false));
  const originals = {
    database: path.join(dataDir, 'wedding.db'),
    uploads: path.join(dataDir, 'uploads'),
  };
  writeBackup(originals, plain, now);
  checkBackup(plain);
  const complete = seal ? await encrypt(folder, plain, name, seal) : plain;
  chmodSync(complete, 0o600);
  moveAndSync(complete, folder.inside(name));
  for (const old of backupsToClear(folder.list(), now)) rmSync(folder.inside(old.name));
  return folder.inside(name);
};

/** The sealed file is opened again: a backup that cannot be opened is useless. */
const encrypt = async (folder: BackupFolder, plain: string, name: string, seal: BackupSeal) => {
  const encrypted = folder.partial(name);
  const key = await sealFile(plain, encrypted, seal);
  rmSync(plain);
  await openEncryptedFile(encrypted, plain, key);
  checkBackup(plain);
  return encrypted;
};

const note = (folder: BackupFolder, attempt: BackupAttempt) => {
  try {
    folder.noteAttempt(attempt);
  } catch (error) {
    logError(error);
  }
};

const failureOf = (error: unknown): BackupFailure => {
  if (isStorageFull(error)) return 'disk_full';
  if (isReadonly(error)) return 'not_writable';
  return error instanceof StartupError ? 'damaged' : 'failed';
};
