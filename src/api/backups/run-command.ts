import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { backupFailureCodes, type BackupFailure } from '#domain/keeping/backups.ts';
import { usedRegion } from '#domain/region.ts';
import type { Config } from '../config.ts';

/** Exit code of `npm run backup` when it made none. */
export const exitCodeOf = (failure: BackupFailure): number =>
  10 + backupFailureCodes.indexOf(failure);

/** In a release it is built, as the site is; elsewhere Node runs the source. */
const program = () =>
  ['commands/backup.mjs', 'scripts/backup.ts'].find((file) => existsSync(file)) ?? '';

/**
 * Makes a backup in its own process, the same as by hand: checking and encrypting occupies a processor for a
 * while, and requests must not wait for it.
 */
export const runBackupCommand =
  ({ dataDir }: Pick<Config, 'dataDir'>) =>
  async (signal: AbortSignal): Promise<BackupFailure | null> => {
    const command = spawn(process.execPath, [program()], {
      env: { ...process.env, DATA_DIR: dataDir, WEDDING_REGION: usedRegion() },
      stdio: ['ignore', 'ignore', 'inherit'],
      signal,
    });
    const [code] = (await once(command, 'exit')) as [number | null];
    if (code === 0) return null;
    return backupFailureCodes.find((failure) => exitCodeOf(failure) === code) ?? 'failed';
  };
