import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import {
  backupFailureCodes,
  readBackupName,
  type BackupAttempt,
  type BackupFile,
} from '#domain/keeping/backups.ts';

export type StoredBackup = BackupFile & { bytes: number };

export type BackupFolder = ReturnType<typeof backupFolder>;

const partial = '.part';

/** The backups of a wedding. A file gets a backup's name only when it is complete. */
export const backupFolder = (dataDir: string) => {
  const folder = path.join(dataDir, 'backups');
  const inside = (name: string) => path.join(folder, name);
  const lastAttempt = inside('last-attempt.json');

  return {
    inside,
    /** Name of an unfinished file; `removePartial` deletes those left by any process. */
    partial: (name: string) => inside(`${name}${partial}`),

    prepare: () => mkdirSync(folder, { recursive: true, mode: 0o700 }),

    /** Newest first. */
    list: (): StoredBackup[] =>
      namesIn(folder)
        .flatMap((name) => readBackupName(name) ?? [])
        .flatMap((backup) => {
          // Another process may rotate backups meanwhile.
          const bytes = statSync(inside(backup.name), { throwIfNoEntry: false })?.size;
          return bytes === undefined ? [] : [{ ...backup, bytes }];
        })
        .sort((one, other) => other.at.getTime() - one.at.getTime()),

    /** Deletes backups that hold data erased since. */
    clearBefore: (until: Date) => {
      for (const name of namesIn(folder)) {
        const backup = readBackupName(name);
        if (backup && backup.at < until) rmSync(inside(name), { force: true });
      }
    },

    removePartial: () => {
      for (const name of namesIn(folder)) {
        if (name.startsWith('convite-') && name.includes(partial)) rmSync(inside(name));
      }
    },

    lastAttempt: (): BackupAttempt | undefined => {
      try {
        return attemptIn(readFileSync(lastAttempt, 'utf8'));
      } catch {
        return undefined;
      }
    },

    /** On a full disk this fails too: the caller reports it where it can. */
    noteAttempt: (attempt: BackupAttempt) => {
      writeFileSync(
        `${lastAttempt}${partial}`,
        JSON.stringify({ at: attempt.at, fault: attempt.failure }),
      );
      renameSync(`${lastAttempt}${partial}`, lastAttempt);
    },

    /**
     * Locks out every other process, for the lifetime of this one.
     * @returns a function that releases the lock; undefined when another process holds it
     */
    enter: (): (() => void) | undefined => {
      const door = new Database(inside('.lock'), { timeout: 0 });
      try {
        // The system releases the lock of a killed process.
        door.exec('begin exclusive');
        return () => door.close();
      } catch (error) {
        door.close();
        if ((error as { code?: unknown }).code === 'SQLITE_BUSY') return undefined;
        throw error;
      }
    },
  };
};

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    // The folder is missing, or a file is in its place: the next write reports that.
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return [];
    throw error;
  }
};

const attemptIn = (text: string): BackupAttempt | undefined => {
  // The file of earlier versions has this name, too.
  const { at, fault: failure } = JSON.parse(text) as { at?: string; fault?: unknown };
  const when = new Date(at ?? '');
  if (Number.isNaN(when.getTime())) return undefined;
  return {
    at: when,
    failure:
      failure === null ? null : (backupFailureCodes.find((known) => known === failure) ?? 'failed'),
  };
};
