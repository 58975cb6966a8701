import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sizeOf } from './durable-files.ts';
import { applicationId, assertValid } from './check-database.ts';
import { pendingMigrations } from './migrate.ts';
import { releaseTexts as texts } from '#domain/texts/host.ts';
import { lockDatabase, replaceDatabase, extractDatabase } from './restore.ts';
import { newSnapshotName } from './snapshots.ts';
import { StartupError } from './startup-error.ts';
import { assertRoomForMigration } from './full-copy.ts';

/** Which database a release starts with: the copy that fits it, or the one in use. */
export type Option = 'copy' | 'now';

/** What was done: null when the release can use the database as it is. */
export type Fitted = { copy: string; aside: string } | null;

type Migrations = ReturnType<typeof readMigrationFiles>;

const migrationsOf = (release: string) =>
  readMigrationFiles({ migrationsFolder: path.join(release, 'db/migrations') });

/** @throws StartupError when the release would change the schema and the disk has no room for it */
export const assertRoomFor = (release: string, database: string) => {
  if (sizeOf(database) && pendingIn(database, migrationsOf(release))! > 0) {
    assertRoomForMigration(database);
  }
};

/**
 * Prepares the database for another release, while the site is stopped. It is replaced only when its schema
 * does not fit, only by a copy that has been checked, and stays under `backups/` itself.
 * @throws StartupError with a sentence that asks for the choice, or says why it cannot be done; then nothing
 * was changed
 */
export const fitDatabase = (release: string, database: string, option?: Option): Fitted => {
  if (!sizeOf(database)) return null;
  const migrations = migrationsOf(release);
  const pending = pendingIn(database, migrations);
  if (pending === undefined) throw new StartupError(texts.notRead(database));
  if (pending === 0 || (pending > 0 && option === 'now')) return null;
  const reasons =
    pending < 0 ? ['before-migration', 'before-forward'] : /* was set aside */ ['before-back'];
  const copy = newestCompatible(database, reasons, migrations);
  if (!copy) {
    if (pending > 0) return null;
    throw new StartupError(texts.noCopy);
  }
  if (option !== 'copy') {
    throw new StartupError(pending < 0 ? texts.backNeedsCopy(copy) : texts.forwardHasCopy(copy));
  }
  const aside = newSnapshotName(database, pending < 0 ? 'before-back' : 'before-forward');
  replace(database, copy, aside);
  return { copy, aside };
};

/** Negative when a newer release wrote it; undefined when it cannot be read. */
const pendingIn = (file: string, migrations: Migrations): number | undefined => {
  try {
    const sqlite = new Database(file, { readonly: true, fileMustExist: true });
    try {
      return pendingMigrations(sqlite, migrations);
    } finally {
      sqlite.close();
    }
  } catch {
    return undefined;
  }
};

/** A copy's name begins with its time. */
const newestCompatible = (database: string, reasons: string[], migrations: Migrations) => {
  const folder = path.join(path.dirname(database), 'backups');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => reasons.some((reason) => name.endsWith(`-${reason}.db`)))
    .sort()
    .reverse()
    .map((name) => path.join(folder, name))
    .find((file) => pendingIn(file, migrations) === 0 && isValid(file));
};

const isValid = (file: string): boolean => {
  try {
    const sqlite = new Database(file, { readonly: true, fileMustExist: true });
    try {
      assertValid(sqlite, file, 'integrity_check');
      return sqlite.pragma('application_id', { simple: true }) === applicationId;
    } finally {
      sqlite.close();
    }
  } catch {
    return false;
  }
};

const replace = (database: string, copy: string, aside: string) => {
  const lock = lockDatabase(database);
  const temporary = path.join(path.dirname(database), 'restoring.db');
  try {
    rmSync(temporary, { force: true });
    copyFileSync(copy, temporary);
    if (existsSync(`${copy}-wal`)) copyFileSync(`${copy}-wal`, `${temporary}-wal`);
    extractDatabase(temporary, lock.access());
    replaceDatabase(temporary, database, lock, aside);
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${temporary}${end}`, { force: true });
    lock.release();
  }
};
