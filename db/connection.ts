import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { cleanFile } from './cleaning.ts';
import { applicationId, checkDatabase } from './check-database.ts';
import { fillPhoneColumns } from './member-phones.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';
import { clearEverySnapshot, clearSnapshotsOf, clearVersionsOf, snapshotOf } from './snapshots.ts';
import { databaseTexts as texts } from '#domain/texts/host.ts';
import { StartupError } from './startup-error.ts';
import { assertRoomForMigration } from './full-copy.ts';

/** The open wedding. Within `inTransaction` the same object writes into the transaction. */
export type Db = BetterSQLite3Database<typeof schema> & { $client: Database.Database };

export type OpenDatabase = {
  db: Db;
  /** True until a first start has been completed, see `markStarted`. */
  isNew: boolean;
  /** Writes a complete copy under `backups/` beside the file; returns its path. */
  snapshot(reason: string): string;
  /** Removes the copies of that reason that were written up to `until`. */
  clearSnapshots(reason: string, until: Date): void;
  /** Removes the copies that version changes left up to `until`, except the newest. */
  clearVersions(until: Date): void;
  /** Removes every trace of erased data: from the file's free space, its log and such copies. */
  clean(): void;
  close(): void;
};

/**
 * Durability and integrity depend on these; asserted, because SQLite ignores a pragma that it does not know.
 */
const pragmas = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 5000,
} as const;

const configure = (sqlite: Database.Database) => {
  for (const [name, expected] of Object.entries(pragmas)) {
    sqlite.pragma(`${name} = ${expected}`);
    const actual: unknown = sqlite.pragma(name, { simple: true });
    if (actual !== expected) {
      throw new StartupError(texts.pragma(name, expected, actual));
    }
  }
};

/**
 * Opens the wedding's database, creates it when it is missing, and migrates it to this version's schema.
 * @throws StartupError with a sentence for the operator at the console; the file is left as it was
 */
export const openDatabase = (file: string): OpenDatabase => {
  checkDatabase(file);
  let sqlite: Database.Database;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    sqlite = new Database(file);
  } catch (error) {
    throw new StartupError(texts.notWritable(path.dirname(file)), { cause: error });
  }
  try {
    configure(sqlite);
    const isEmpty = sqlite.prepare('select count(*) from sqlite_master').pluck().get() === 0;
    if (isEmpty) sqlite.pragma(`application_id = ${applicationId}`);
    const snapshot = snapshotOf(sqlite, file);
    migrateDatabase(sqlite, () => {
      if (isEmpty) return;
      assertRoomForMigration(file);
      snapshot('before-migration');
    });
    fillPhoneColumns(sqlite);
    return {
      db: drizzle(sqlite, { schema }),
      isNew: !isStarted(sqlite),
      snapshot,
      clearSnapshots: clearSnapshotsOf(file),
      clearVersions: clearVersionsOf(file),
      clean: () => {
        cleanFile(sqlite);
        clearEverySnapshot(file);
      },
      close: () => sqlite.close(),
    };
  } catch (error) {
    sqlite.close();
    throw error;
  }
};

export type Connection = Pick<OpenDatabase, 'db' | 'snapshot' | 'close'> & {
  /** Changes once another connection has written. */
  dataVersion(): unknown;
};

/** Another connection to a database that is open, for a thread that works on it. */
export const openConnection = (file: string): Connection => {
  const sqlite = new Database(file, { fileMustExist: true });
  configure(sqlite);
  return {
    db: drizzle(sqlite, { schema }),
    snapshot: snapshotOf(sqlite, file),
    dataVersion: () => sqlite.pragma('data_version', { simple: true }),
    close: () => sqlite.close(),
  };
};

/** What SQLite's `user_version` says of a wedding; 0 before a first start has been completed. */
const startModes = { own: 1, demo: 2 };

/** The content counts too: a database with rows but without the mark is never taken for a new one. */
const isStarted = (sqlite: Database.Database): boolean =>
  sqlite.pragma('user_version', { simple: true }) !== 0 ||
  ['users', 'events', 'guests'].some((table) => sqlite.prepare(`select 1 from ${table}`).get());

/**
 * Marks the wedding as begun, in the transaction that writes its first rows: a start that was killed before
 * the commit begins again.
 */
export const markStarted = (db: Db, beginning: keyof typeof startModes = 'own') =>
  db.run(sql.raw(`pragma user_version = ${startModes[beginning]}`));

/** Whether the wedding began as the demo, and nobody has begun another one since. */
export const isDemo = (db: Db): boolean =>
  db.get<{ user_version: number }>(sql`pragma user_version`).user_version === startModes.demo;

/**
 * One atomic unit: all of it is written, or nothing. Within another one it is a part of it that may be undone alone. Drizzle's
 * own transaction makes a connection object for each, on which no cached query is built yet.
 */
export const inTransaction = <T>(db: Db, work: (tx: Db) => T): T =>
  db.$client.transaction(() => work(db)).immediate();
