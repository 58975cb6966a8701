import { statSync } from 'node:fs';
import path from 'node:path';
import type { BackupsView } from '#contract/backups.ts';
import { lastNight, nextNight } from '#domain/keeping/backup-rotation.ts';
import {
  isBackupDue,
  isBackupTooOld,
  type BackupAttempt,
  type BackupFault,
} from '#domain/keeping/backups.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Config } from '../config.ts';
import { reportFault } from '../faults.ts';
import { backupFolder } from './backup-folder.ts';

export type Backups = {
  view(): BackupsView;
  /** Begins one unless one is under way; resolves when that has ended, well or not. */
  make(): Promise<void>;
  /** Where the backup of that name lies; undefined for any other name. */
  find(name: string): { file: string; bytes: number } | undefined;
  /** Makes last night's if it is missing, and then one every night. */
  everyNight(): void;
  stop(): void;
};

type Setting = {
  config: Pick<Config, 'dataDir'>;
  clock: () => Date;
  /** Makes one; gives why not. */
  run: (signal: AbortSignal) => Promise<BackupFault | null>;
};

/** Often enough for the night, and for what a sleeping machine has missed. */
const lookMs = 5 * 60_000;

/** The backups of the running site. A fault of theirs is shown to the couple, and stops nothing. */
export const openBackups = ({ config: { dataDir }, clock, run }: Setting): Backups => {
  const folder = backupFolder(dataDir);
  const closing = new AbortController();
  let underWay: Promise<void> | undefined;
  /** On a full disk the folder cannot keep it. */
  let ended: BackupAttempt | undefined;
  let timer: NodeJS.Timeout | undefined;

  const times = () => ({
    now: clock(),
    lastGood: folder.list()[0]?.at,
    begun: statSync(path.join(dataDir, 'wedding.db')).birthtime,
  });

  const lastAttempt = () => {
    const noted = folder.lastAttempt();
    return ended && !(noted && noted.at > ended.at) ? ended : noted;
  };

  const attempt = async () => {
    const at = clock();
    const fault = await run(closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted) reportFault(error);
      return 'failed' as const;
    });
    // Somebody else's is on its way.
    if (fault !== 'busy') ended = { at, fault };
  };

  const make = () =>
    (underWay ??= attempt().finally(() => {
      underWay = undefined;
    }));

  const makeIfDue = () => {
    try {
      const now = times();
      if (isBackupDue(now, lastNight(now.now), lastAttempt())) void make();
    } catch (error) {
      reportFault(error);
    }
  };

  return {
    view: () => {
      const now = times();
      const last = lastAttempt();
      return {
        backups: folder.list().map(({ at, ...backup }) => ({ ...backup, at: zonedIso(at) })),
        running: underWay !== undefined,
        last: last ? { at: zonedIso(last.at), fault: last.fault } : null,
        tooOld: isBackupTooOld(now),
        next: zonedIso(nextNight(now.now)),
      };
    },
    make,
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
