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
import { keepAccess, readAccess, type CurrentAccess, type KeptAccess } from './current-access.ts';
import { moveDurably, sync } from './durable-files.ts';
import { StartupError } from './startup-error.ts';

/** Nobody else has the file open until `release`. */
export type Held = {
  /** Who may come in by it; null where there is none, or where it cannot be read. */
  access(): CurrentAccess | null;
  /** What is in its write-ahead log comes into the file, so that it is one file. */
  bringLogHome(): void;
  release(): void;
};

/** What is no database has no log to bring home, and nobody can have opened it as one. */
const nothingHeld: Held = {
  access: () => null,
  bringLogHome: () => undefined,
  release: () => undefined,
};

/**
 * Keeps every other process out of the wedding's file. The lock is the system's: whoever is killed holds
 * nothing.
 * @throws StartupError while the site, or anybody, has it open
 */
export const holdDatabase = (file: string): Held => {
  if (!existsSync(file)) return nothingHeld;
  // SQLite would not get as far as its locks, and throw the log away.
  if (!isDatabase(file)) {
    if (isLocked(file)) throw inUse(file);
    return nothingHeld;
  }
  const sqlite = new Database(file, { timeout: 0 });
  try {
    sqlite.pragma('locking_mode = exclusive');
    sqlite.exec('begin exclusive; commit');
  } catch (error) {
    sqlite.close();
    const code = String((error as { code?: unknown }).code);
    if (code.startsWith('SQLITE_BUSY') || isLocked(file)) throw inUse(file);
    return nothingHeld;
  }
  return {
    access: () => readAccess(sqlite),
    bringLogHome: () => {
      sqlite.pragma('journal_mode = delete');
      // Or else closing it would remove files by their names: by then those of the one in its place.
      sqlite.pragma('journal_mode = memory');
    },
    release: () => sqlite.close(),
  };
};

const inUse = (file: string) =>
  new StartupError(
    `${file} está en uso. Detenga el sitio (systemctl stop convite) y vuelva a intentarlo. ` +
      'No se ha cambiado nada.',
  );

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

/** Puts the pictures of a backup beside those there are: a picture never changes under its name. */
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
      moveDurably(`${picture}.part`, picture);
    }
    return count;
  } finally {
    sqlite.close();
  }
};

/**
 * Makes a wedding's file of a backup. What waited in its outbox may have gone since: nobody knows, and
 * nothing uncertain goes again by itself.
 * @param current who may come in by the database that it replaces
 */
export const unpackDatabase = (backup: string, current: CurrentAccess | null): KeptAccess => {
  const sqlite = new Database(backup);
  try {
    sqlite.pragma('journal_mode = delete');
    sqlite.exec('drop table if exists sqlar; drop table if exists convite_backup');
    if (sqlite.prepare("select 1 from sqlite_master where name = 'messages'").get()) {
      sqlite.exec("update messages set state = 'uncertain' where state in ('queued', 'sending')");
    }
    const kept = keepAccess(sqlite, current);
    // Last of all: nothing of what ended is left in the file's free space.
    sqlite.exec('vacuum');
    return kept;
  } finally {
    sqlite.close();
  }
};

/** What SQLite leaves beside a file. */
const companions = ['-wal', '-shm', '-journal'];

/**
 * Puts one file in the other's place, in one step: before it the old one is there, after it the new one.
 * The old one stays under another name, with its log if it could not be brought home.
 * @param held of the database
 */
export const putInPlace = (replacement: string, database: string, held: Held, aside: string) => {
  sync(replacement);
  held.bringLogHome();
  if (existsSync(database)) {
    mkdirSync(path.dirname(aside), { recursive: true });
    linkSync(database, aside);
    if (existsSync(`${database}-wal`)) linkSync(`${database}-wal`, `${aside}-wal`);
    sync(path.dirname(aside));
  }
  // A log that another file left behind would be read as this one's.
  for (const end of companions) rmSync(`${database}${end}`, { force: true });
  sync(path.dirname(database));
  // Nobody can hold what is not there: a site that began one meanwhile keeps it.
  if (existsSync(database)) renameSync(replacement, database);
  else linkSync(replacement, database);
  rmSync(replacement, { force: true });
  sync(path.dirname(database));
};
