import type { BackupFailure } from '#domain/keeping/backups.ts';

/** One line of GET /api/admin/backups. */
export type BackupView = { name: string; at: string; bytes: number; encrypted: boolean };

/** GET and POST /api/admin/backups */
export type BackupsView = {
  /** Newest first. */
  backups: BackupView[];
  running: boolean;
  /** How the last attempt ended; null before the first. */
  last: { at: string; fault: BackupFailure | null } | null;
  /** The last good backup is too old. */
  tooOld: boolean;
  /** Time of the next automatic backup. */
  next: string;
};
