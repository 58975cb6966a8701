import { statSync } from 'node:fs';
import path from 'node:path';
import type { BackupsView } from '#contract/backups.ts';
import { lastNight, nextNight } from '#domain/keeping/backup-rotation.ts';
import {
  isBackupDue,
  isBackupTooOld,
  type BackupAttempt,
  type BackupFailure,
} from '#domain/keeping/backups.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Config } from '../config.ts';
import { logError } from '../log-error.ts';
import { backupFolder } from './backup-folder.ts';

export type Backups = {
  view(): BackupsView;
  /** Starts a backup unless one is running; resolves when it has ended, with its fault or null. */
  make(): Promise<BackupFailure | null>;
  /** A backup of all that is stored now: one that is running may have read before. */
  createNow(): Promise<BackupFailure | null>;
  /** Path and size of the backup of that name; undefined for any other name. */
  find(name: string): { file: string; bytes: number } | undefined;
  /** Makes last night's backup if it is missing, and then one every night. */
  everyNight(): void;
  stop(): void;
};

type Setting = {
  config: Pick<Config, 'dataDir'>;
  clock: () => Date;
  /** Makes one; returns the fault, or null. */
  run: (signal: AbortSignal) => Promise<BackupFailure | null>;
};

/** Often enough for every night, and to catch up after the machine slept. */
const lookMs = 5 * 60_000;

/** The backups of the running site. A failed backup is shown to the couple and stops nothing else. */
export const openBackups = ({ config: { dataDir }, clock, run }: Setting): Backups => {
  const folder = backupFolder(dataDir);
  const closing = new AbortController();
  let inProgress: Promise<BackupFailure | null> | undefined;
  /** The last attempt in memory: on a full disk the folder cannot store it. */
  let finished: BackupAttempt | undefined;
  let timer: NodeJS.Timeout | undefined;

  const times = () => ({
    now: clock(),
    lastValid: folder.list()[0]?.at,
    started: statSync(path.join(dataDir, 'wedding.db')).birthtime,
  });

  const lastAttempt = () => {
    const noted = folder.lastAttempt();
    return finished && !(noted && noted.at > finished.at) ? finished : noted;
  };

  const attempt = async () => {
    const at = clock();
    const failure = await run(closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted) logError(error);
      return 'failed' as const;
    });
    // Another process is making one.
    if (failure !== 'busy') finished = { at, failure };
    return failure;
  };

  const make = () =>
    (inProgress ??= attempt().finally(() => {
      inProgress = undefined;
    }));

  const makeIfDue = () => {
    try {
      const now = times();
      if (isBackupDue(now, lastNight(now.now), lastAttempt())) void make();
    } catch (error) {
      logError(error);
    }
  };

  return {
    view: () => {
      const now = times();
      const last = lastAttempt();
      return {
        backups: folder.list().map(({ at, ...backup }) => ({ ...backup, at: zonedIso(at) })),
        running: inProgress !== undefined,
        last: last ? { at: zonedIso(last.at), fault: last.failure } : null,
        tooOld: isBackupTooOld(now),
        next: zonedIso(nextNight(now.now)),
      };
    },
    make,
    createNow: async () => {
      await inProgress;
      return make();
    },
    find: (name) => {
      const found = folder.list().find((backup) => backup.name === name);
      return found && { file: folder.inside(name), bytes: found.bytes };
    },
    everyNight: () => {
      makeIfDue();
      timer = setInterval(makeIfDue, lookMs).unref();
    },
    stop: () => {
      clearInterval(timer);
      closing.abort();
    },
  };
};
