import type { BackupFault } from '#domain/keeping/backups.ts';

/** One line of GET /api/admin/backups. */
export type BackupView = { name: string; at: string; bytes: number; encrypted: boolean };

/** GET and POST /api/admin/backups */
export type BackupsView = {
  /** The latest first. */
  backups: BackupView[];
  running: boolean;
  /** How the last attempt ended; null before the first. */
  last: { at: string; fault: BackupFault | null } | null;
  /** Too long without a good one. */
  tooOld: boolean;
  /** When the next one is made by itself. */
  next: string;
};
