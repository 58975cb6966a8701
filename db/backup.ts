import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { isCachedPicture } from '#domain/pictures/uploaded-picture.ts';
import { contentHash } from './content-hash.ts';
import { applicationId, assertValid, checkDatabase } from './check-database.ts';
import { backupTexts } from '#domain/texts/host.ts';
import { StartupError } from './startup-error.ts';

/** What a backup copies: the wedding's file and the folder of its pictures. */
export type Originals = { database: string; uploads: string };

/** What is in a backup. */
export type BackupContents = { madeAt: string; sha256: string; pictures: number };

const folder = 'uploads/';

// The table of SQLite's archive format: `sqlite3 -A` reads it too.
const tables = `
  drop table if exists sqlar;
  drop table if exists convite_backup;
  create table sqlar (name text primary key, mode int, mtime int, sz int, data blob);
  create table convite_backup (made_at text not null, sha256 text not null)`;

/**
 * Writes one complete copy, while the site runs or is stopped: the database as of one moment, the pictures in
 * it as an archive, and a hash of all of it.
 * @throws StartupError when the original itself is damaged
 */
export const writeBackup = ({ database, uploads }: Originals, target: string, at: Date) => {
  copyDatabase(database, target);
  const copy = new Database(target, { fileMustExist: true });
  try {
    // No durability here: the caller syncs the file, and only then gives it its final name.
    copy.pragma('journal_mode = memory');
    copy.pragma('synchronous = off');
    copy.exec(tables);
    addPictures(copy, uploads);
    copy
      .prepare('insert into convite_backup values (?, ?)')
      .run(at.toISOString(), contentHash(copy, 'convite_backup'));
  } finally {
    copy.close();
  }
};

const copyDatabase = (database: string, target: string) => {
  checkDatabase(database);
  const original = new Database(database, { fileMustExist: true });
  try {
    // `vacuum into` rebuilds the copy's indexes, so a wrong index can only be detected in the original.
    assertValid(original, database, 'integrity_check');
    original.prepare('vacuum into ?').run(target);
  } finally {
    original.close();
  }
};

const addPictures = (copy: Database.Database, uploads: string) => {
  if (!existsSync(uploads)) return;
  const add = copy.prepare('insert into sqlar values (?, 33188, 0, ?, ?)');
  const addAll = copy.transaction(() => {
    for (const name of readdirSync(uploads).filter(isCachedPicture)) {
      const bytes = readFileSync(path.join(uploads, name));
      add.run(`${folder}${name}`, bytes.length, bytes);
    }
  });
  addAll();
};

const notComplete = (file: string) => new StartupError(backupTexts.notComplete(file));

/**
 * Reads a backup from its first to its last byte.
 * @throws StartupError when it is not whole, not ours, or of a newer version
 */
export const checkBackup = (file: string): BackupContents => {
  const contents = checkComplete(file);
  if (!contents) throw notComplete(file);
  return contents;
};

/**
 * The same check for any copy of a wedding's database.
 * @returns null when the copy holds no list of its contents: then only its structure could be checked
 */
export const checkComplete = (file: string): BackupContents | null => {
  checkDatabase(file);
  const copy = new Database(file, { readonly: true, fileMustExist: true });
  try {
    assertValid(copy, file, 'integrity_check');
    const contents = contentsOf(copy);
    const isComplete =
      copy.pragma('application_id', { simple: true }) === applicationId &&
      (copy.pragma('foreign_key_check') as unknown[]).length === 0 &&
      (!contents || contents.sha256 === contentHash(copy, 'convite_backup'));
    if (!isComplete) throw notComplete(file);
    return contents;
  } finally {
    copy.close();
  }
};

const contentsOf = (copy: Database.Database): BackupContents | null => {
  const known = copy.prepare("select count(*) from sqlite_master where name = 'convite_backup'");
  if (known.pluck().get() !== 1) return null;
  const contents = copy
    .prepare<[], BackupContents>(
      `select made_at madeAt, sha256, (select count(*) from sqlar) pictures from convite_backup`,
    )
    .get();
  return contents ?? null;
};

export type CachedPicture = { name: string; bytes: Buffer };

/** The pictures in a backup, one after the other. */
export function* picturesIn(backup: Database.Database): Generator<CachedPicture> {
  if (!contentsOf(backup)) return;
  const rows = backup.prepare<[], { name: string; data: Buffer }>('select name, data from sqlar');
  for (const { name, data } of rows.iterate()) {
    const picture = name.slice(folder.length);
    // A path in the archive never decides where a file is written.
    if (name.startsWith(folder) && isCachedPicture(picture)) yield { name: picture, bytes: data };
  }
}
