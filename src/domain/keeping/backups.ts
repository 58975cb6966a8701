/** A complete backup, described by its file name. */
export type BackupFile = { name: string; at: Date; encrypted: boolean };

const form = /^convite-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.db(\.age)?$/u;

/** 'convite-2025-11-22T06-00-00-000Z.db', followed by '.age' when it is encrypted. */
export const backupName = (at: Date, encrypted: boolean): string =>
  `convite-${at.toISOString().replaceAll(/[:.]/gu, '-')}.db${encrypted ? '.age' : ''}`;

/** Undefined for any other file: foreign files in the folder are neither listed nor removed. */
export const readBackupName = (name: string): BackupFile | undefined => {
  const [, day, hours, minutes, seconds, milliseconds, age] = form.exec(name) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(at.getTime()) ? undefined : { name, at, encrypted: age !== undefined };
};

/** Why a backup failed. */
export const backupFailureCodes = [
  'disk_full',
  'not_writable',
  'damaged',
  'busy',
  'failed',
] as const;

export type BackupFailure = (typeof backupFailureCodes)[number];

/** How the last attempt ended. */
export type BackupAttempt = { at: Date; failure: BackupFailure | null };

const hourMs = 60 * 60_000;

/** Age of the last good backup from which the couple is warned. */
export const backupTooOldMs = 48 * hourMs;

type Times = {
  now: Date;
  /** When the last good backup was made. */
  lastValid: Date | undefined;
  /** When the wedding's database was created: a new one is not overdue yet. */
  started: Date;
};

/** A time in the future was written by a wrong clock: it is ignored. */
const past = (at: Date | undefined, now: Date) => (at && at <= now ? at : undefined);

export const isBackupTooOld = ({ now, lastValid, started }: Times): boolean =>
  now.getTime() - (past(lastValid, now) ?? started).getTime() > backupTooOldMs;

/**
 * Whether last night's backup is still missing, for example because the machine was asleep. A failed one is
 * tried again after an hour.
 * @param night when last night's backup was due
 */
export const isBackupDue = (
  { now, lastValid, started }: Times,
  night: Date,
  last: BackupAttempt | undefined,
): boolean => {
  if ((past(lastValid, now) ?? started) >= night) return false;
  const attempt = past(last?.at, now);
  return !attempt || last?.failure === null || now.getTime() - attempt.getTime() >= hourMs;
};
