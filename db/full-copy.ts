import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { databaseTexts as texts } from '#domain/texts/host.ts';
import { moveAndSync, sizeOf } from './durable-files.ts';
import { assertValid } from './check-database.ts';
import { StartupError } from './startup-error.ts';

/** Suffix of a copy that is not complete, or not checked yet. */
const partial = '.part';

/**
 * Writes a complete copy of an open database. The target exists only once the copy has been read again and
 * synced; when anything fails, nothing of it is left.
 */
export const writeFullCopy = (sqlite: Database.Database, target: string) => {
  const part = `${target}${partial}`;
  try {
    const version = dataVersion(sqlite);
    sqlite.prepare('vacuum into ?').run(part);
    const rows = countRows(sqlite);
    // Another connection may have written meanwhile: then the numbers may differ.
    assertCopied(part, dataVersion(sqlite) === version ? rows : undefined);
    moveAndSync(part, target);
  } catch (error) {
    removeWithCompanions(part);
    throw error;
  }
};

/** Removes copies that a killed process, or a power cut, left unfinished. Not while another process copies. */
export const removeIncomplete = (database: string) => {
  const folder = path.join(path.dirname(database), 'backups');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (/-before-[a-z]+\.db\.part/u.test(name)) rmSync(path.join(folder, name), { force: true });
  }
};

/**
 * A copy of the database and the rows that a migration rewrites need as much room again, each.
 * @throws StartupError
 */
export const assertRoomForMigration = (database: string) => {
  const bytes = (sizeOf(database) ?? 0) + (sizeOf(`${database}-wal`) ?? 0);
  const needed = 2 * bytes + 2_000_000;
  const { bavail, bsize } = statfsSync(path.dirname(database));
  if (bavail * bsize >= needed) return;
  const megabytes = (count: number) => Math.ceil(count / 1_000_000);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  throw new StartupError(texts.noRoom(path.dirname(database), megabytes(needed), free));
};

const dataVersion = (sqlite: Database.Database): unknown =>
  sqlite.pragma('data_version', { simple: true });

const countRows = (sqlite: Database.Database): Record<string, unknown> => {
  const tables = sqlite
    .prepare<[], string>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all();
  const countOf = (table: string) =>
    sqlite.prepare(`select count(*) from "${table}"`).pluck().get();
  return Object.fromEntries(tables.map((table) => [table, countOf(table)]));
};

const assertCopied = (file: string, rows: Record<string, unknown> | undefined) => {
  const copy = new Database(file, { readonly: true, fileMustExist: true });
  try {
    assertValid(copy, file, 'quick_check');
    if (rows && JSON.stringify(countRows(copy)) !== JSON.stringify(rows)) {
      throw new StartupError(texts.otherRows(file));
    }
  } finally {
    copy.close();
  }
};

const removeWithCompanions = (file: string) => {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
};
