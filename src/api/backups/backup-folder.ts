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
  backupFaults,
  readBackupName,
  type BackupAttempt,
  type BackupFile,
} from '#domain/keeping/backups.ts';

export type StoredBackup = BackupFile & { bytes: number };

export type BackupFolder = ReturnType<typeof backupFolder>;

const half = '.part';

/** The backups of a wedding. What has a backup's name was whole when it got it. */
export const backupFolder = (dataDir: string) => {
  const folder = path.join(dataDir, 'backups');
  const inside = (name: string) => path.join(folder, name);
  const lastAttempt = inside('last-attempt.json');

  return {
    inside,
    /** For what is on its way; `removeHalves` takes it away, whoever left it behind. */
    half: (name: string) => inside(`${name}${half}`),

    prepare: () => mkdirSync(folder, { recursive: true, mode: 0o700 }),

    /** The latest first. */
    list: (): StoredBackup[] =>
      namesIn(folder)
        .flatMap((name) => readBackupName(name) ?? [])
        .flatMap((backup) => {
          // Another process may rotate meanwhile.
          const bytes = statSync(inside(backup.name), { throwIfNoEntry: false })?.size;
          return bytes === undefined ? [] : [{ ...backup, bytes }];
        })
        .sort((one, other) => other.at.getTime() - one.at.getTime()),

    /** Those that hold what was erased since. */
    forgetBefore: (until: Date) => {
      for (const name of namesIn(folder)) {
        const backup = readBackupName(name);
        if (backup && backup.at < until) rmSync(inside(name), { force: true });
      }
    },

    removeHalves: () => {
      for (const name of namesIn(folder)) {
        if (name.startsWith('convite-') && name.includes(half)) rmSync(inside(name));
      }
    },

    lastAttempt: (): BackupAttempt | undefined => {
      try {
        return attemptIn(readFileSync(lastAttempt, 'utf8'));
      } catch {
        return undefined;
      }
    },

    /** On a full disk this fails too: the caller says so where it can. */
    noteAttempt: (attempt: BackupAttempt) => {
      writeFileSync(`${lastAttempt}${half}`, JSON.stringify(attempt));
      renameSync(`${lastAttempt}${half}`, lastAttempt);
    },

    /**
     * Keeps every other process out, for as long as this one lives.
     * @returns the way out; undefined when another one is inside
     */
    enter: (): (() => void) | undefined => {
      const door = new Database(inside('.lock'), { timeout: 0 });
      try {
        // The system opens it again for whoever was killed inside.
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
    // Not there yet, or a file in its place: whoever wants to write into it says so.
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return [];
    throw error;
  }
};

const attemptIn = (text: string): BackupAttempt | undefined => {
  const { at, fault } = JSON.parse(text) as { at?: string; fault?: unknown };
  const when = new Date(at ?? '');
  if (Number.isNaN(when.getTime())) return undefined;
  return {
    at: when,
    fault: fault === null ? null : (backupFaults.find((known) => known === fault) ?? 'failed'),
  };
};
