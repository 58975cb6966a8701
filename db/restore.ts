import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { picturesIn } from './backup.ts';
import { keepAccess, readAccess, type CurrentAccess, type SavedAccess } from './current-access.ts';
import { moveAndSync, sync } from './durable-files.ts';
import { databaseTexts } from '#domain/texts/host.ts';
import { StartupError } from './startup-error.ts';

/** No other process has the file open until `release`. */
export type DatabaseLock = {
  /** The access data in it; null if there is no database, or it cannot be read. */
  access(): CurrentAccess | null;
  /** Checkpoints the write-ahead log into the file, so that it is one file. */
  mergeLog(): void;
  release(): void;
};

/** A file that is not a database has no log to checkpoint, and no process can have it open as one. */
const noLock: DatabaseLock = {
  access: () => null,
  mergeLog: () => undefined,
  release: () => undefined,
};

/**
 * Locks the wedding's database against every other process. The lock is the system's: a killed process holds
 * none.
 * @throws StartupError while the site, or another process, has it open
 */
export const lockDatabase = (file: string): DatabaseLock => {
  if (!existsSync(file)) return noLock;
  // SQLite would fail before it takes its locks, and discard the log.
  if (!isDatabase(file)) {
    if (isLocked(file)) throw inUse(file);
    return noLock;
  }
  const sqlite = new Database(file, { timeout: 0 });
  try {
    sqlite.pragma('locking_mode = exclusive');
    sqlite.exec('begin exclusive; commit');
  } catch (error) {
    sqlite.close();
    const code = String((error as { code?: unknown }).code);
    if (code.startsWith('SQLITE_BUSY') || isLocked(file)) throw inUse(file);
    return noLock;
  }
  return {
    access: () => readAccess(sqlite),
    mergeLog: () => {
      sqlite.pragma('journal_mode = delete');
      // Otherwise closing would remove the log files by name: by then those of the replacement.
      sqlite.pragma('journal_mode = memory');
    },
    release: () => sqlite.close(),
  };
};

const inUse = (file: string) => new StartupError(databaseTexts.inUse(file));

const isDatabase = (file: string): boolean => {
  const begin = Buffer.alloc(16);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, begin);
  } finally {
    closeSync(handle);
  }
  return begin.toString('latin1') === 'SQLite format 3\0';
};

const isLocked = (file: string): boolean => {
  const { ino } = statSync(file);
  try {
    return readFileSync('/proc/locks', 'utf8').includes(`:${ino} `);
  } catch {
    return false;
  }
};

/**
 * Adds the pictures of a backup to the stored ones: the content of a picture never changes under its name.
 */
export const restorePictures = (backup: string, uploads: string): number => {
  const sqlite = new Database(backup, { readonly: true });
  try {
    mkdirSync(uploads, { recursive: true });
    let count = 0;
    for (const { name, bytes } of picturesIn(sqlite)) {
      const picture = path.join(uploads, name);
      count += 1;
      if (existsSync(picture) && readFileSync(picture).equals(bytes)) continue;
      writeFileSync(`${picture}.part`, bytes);
      moveAndSync(`${picture}.part`, picture);
    }
    return count;
  } finally {
    sqlite.close();
  }
};

/**
 * Turns a backup into a wedding's database. Messages in its outbox may have left since: that is unknown, and
 * an uncertain message is never sent again automatically.
 * @param current access data of the database that it replaces
 */
export const extractDatabase = (backup: string, current: CurrentAccess | null): SavedAccess => {
  const sqlite = new Database(backup);
  try {
    sqlite.pragma('journal_mode = delete');
    sqlite.exec('drop table if exists sqlar; drop table if exists convite_backup');
    if (sqlite.prepare("select 1 from sqlite_master where name = 'messages'").get()) {
      sqlite.exec("update messages set state = 'uncertain' where state in ('queued', 'sending')");
    }
    const access = keepAccess(sqlite, current);
    // Last step: no ended access data is left in the file's free space.
    sqlite.exec('vacuum');
    return access;
  } finally {
    sqlite.close();
  }
};

/** Suffixes of the files that SQLite leaves beside a database. */
const companions = ['-wal', '-shm', '-journal'];

/**
 * Replaces one file by another atomically: before it the old one is there, after it the new one. The old one
 * stays under another name, with its log if it could not be checkpointed.
 * @param lock the lock on the database
 */
export const replaceDatabase = (
  replacement: string,
  database: string,
  lock: DatabaseLock,
  aside: string,
) => {
  sync(replacement);
  lock.mergeLog();
  if (existsSync(database)) {
    mkdirSync(path.dirname(aside), { recursive: true });
    linkSync(database, aside);
    if (existsSync(`${database}-wal`)) linkSync(`${database}-wal`, `${aside}-wal`);
    sync(path.dirname(aside));
  }
  // SQLite would read a leftover log of another file as this one's.
  for (const end of companions) rmSync(`${database}${end}`, { force: true });
  sync(path.dirname(database));
  // A missing file cannot be locked: if a site created one meanwhile, that one is kept.
  if (existsSync(database)) renameSync(replacement, database);
  else linkSync(replacement, database);
  rmSync(replacement, { force: true });
  sync(path.dirname(database));
};
