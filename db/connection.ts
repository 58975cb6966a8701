import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { cleanFile } from './cleaning.ts';
import { applicationId, inspectDatabase } from './inspect.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';
import {
  forgetEverySnapshot,
  forgetSnapshotsOf,
  forgetVersionsOf,
  snapshotOf,
} from './snapshots.ts';
import { StartupError } from './startup-error.ts';

/** The open wedding, or a transaction on it: models take either. */
export type Db = BaseSQLiteDatabase<'sync', Database.RunResult, typeof schema>;

export type OpenDatabase = {
  db: Db;
  /** True until a first start has been completed, see `markBegun`. */
  isNew: boolean;
  /** Writes a whole copy beside the file, under `backups/`; gives its path. */
  snapshot(reason: string): string;
  /** Removes the copies of that reason that were written until then. */
  forgetSnapshots(reason: string, until: Date): void;
  /** Removes what changes of the version left behind until then, but for the newest. */
  forgetVersions(until: Date): void;
  /** Leaves nothing of what was erased: not in the file's free space, nor in its log, nor in such copies. */
  clean(): void;
  close(): void;
};

/** What durability and integrity rest on; asserted because SQLite ignores what it does not know. */
const pragmas = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 5000,
} as const;

const configure = (sqlite: Database.Database) => {
  for (const [name, wanted] of Object.entries(pragmas)) {
    sqlite.pragma(`${name} = ${wanted}`);
    const actual: unknown = sqlite.pragma(name, { simple: true });
    if (actual !== wanted) {
      throw new StartupError(`SQLite no aceptó ${name} = ${wanted} (quedó en ${String(actual)}).`);
    }
  }
};

/**
 * Opens the wedding's file, creating it when it is missing, and brings it to this version's schema.
 * @throws StartupError with a sentence for the person at the console; the file is left as it was
 */
export const openDatabase = (file: string): OpenDatabase => {
  inspectDatabase(file);
  let sqlite: Database.Database;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    sqlite = new Database(file);
  } catch (error) {
    throw new StartupError(
      `No se puede escribir en ${path.dirname(file)}. Revise los permisos o indique otra ` +
        'carpeta con DATA_DIR.',
      { cause: error },
    );
  }
  try {
    configure(sqlite);
    const isEmpty = sqlite.prepare('select count(*) from sqlite_master').pluck().get() === 0;
    if (isEmpty) sqlite.pragma(`application_id = ${applicationId}`);
    const snapshot = snapshotOf(sqlite, file);
    migrateDatabase(sqlite, () => (isEmpty ? undefined : snapshot('before-migration')));
    return {
      db: drizzle(sqlite, { schema }),
      isNew: !isBegun(sqlite),
      snapshot,
      forgetSnapshots: forgetSnapshotsOf(file),
      forgetVersions: forgetVersionsOf(file),
      clean: () => {
        cleanFile(sqlite);
        forgetEverySnapshot(file);
      },
      close: () => sqlite.close(),
    };
  } catch (error) {
    sqlite.close();
    throw error;
  }
};

export type Connection = Pick<OpenDatabase, 'db' | 'snapshot' | 'close'> & {
  /** Another number once another connection has written. */
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

/** Also by what it holds: a wedding without the mark is never taken for a new one. */
const isBegun = (sqlite: Database.Database): boolean =>
  sqlite.pragma('user_version', { simple: true }) !== 0 ||
  ['users', 'events', 'guests'].some((table) => sqlite.prepare(`select 1 from ${table}`).get());

/**
 * Says that the wedding has been begun, in the transaction that writes its first rows: a start that was
 * killed before that begins again.
 */
export const markBegun = (db: Db) => db.run(sql`pragma user_version = 1`);

/** One unit: all of it is written, or nothing. */
export const inTransaction = <T>(db: Db, work: (tx: Db) => T): T =>
  db.transaction((tx) => work(tx), { behavior: 'immediate' });
