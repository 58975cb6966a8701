import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { databaseTexts as texts } from '#domain/texts/host.ts';
import { sizeOf } from './durable-files.ts';
import { assertSupportedVersion } from './migrate.ts';
import { StartupError } from './startup-error.ts';

/** 'Conv': marks a file as ours in SQLite's own header. */
export const applicationId = 0x436f6e76;

/**
 * Refuses any file that is not a sound wedding database of this version or an older one, and leaves it
 * unchanged, its write-ahead log included. A missing or empty file is a new wedding.
 * @throws StartupError with a sentence for the operator at the console
 */
export const checkDatabase = (file: string) => {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartupError(texts.isFolder(file));
  }
  const hasLog = (sizeOf(`${file}-wal`) ?? 0) > 0;
  if (!sizeOf(file)) {
    if (hasLog) throw hasNoLog(file);
    return;
  }
  // A writable connection would checkpoint the log into the file when it closes.
  const sqlite = open(file, hasLog);
  try {
    assertOwn(sqlite, file);
    assertSupportedVersion(sqlite);
    assertValid(sqlite, file, 'quick_check');
  } catch (error) {
    throw error instanceof StartupError ? error : invalid(file, error);
  } finally {
    sqlite.close();
  }
};

/** The last committed writes are in the log alone: SQLite would discard it together with the lost file. */
const hasNoLog = (file: string) => new StartupError(texts.onlyLog(file));

const open = (file: string, readonly: boolean) => {
  try {
    return new Database(file, { readonly });
  } catch (error) {
    throw invalid(file, error);
  }
};

const invalid = (file: string, cause: unknown) => {
  const code = String((cause as { code?: unknown }).code);
  const damaged = ['SQLITE_NOTADB', 'SQLITE_CORRUPT'].some((known) => code.startsWith(known));
  if (damaged) return notValid(file, cause);
  return new StartupError(
    code.startsWith('SQLITE_BUSY') ? texts.otherProgram(file) : texts.notOpened(file, code),
    { cause },
  );
};

const notValid = (file: string, cause?: unknown) =>
  new StartupError(texts.damaged(file), { cause });

const assertOwn = (sqlite: Database.Database, file: string) => {
  const id = sqlite.pragma('application_id', { simple: true });
  const tables = sqlite.prepare('select count(*) from sqlite_master').pluck().get();
  if (id !== applicationId && tables !== 0) {
    throw new StartupError(texts.ofOtherProgram(file));
  }
};

/**
 * @param check `quick_check` reads every page; `integrity_check` also compares each index with its table
 * @throws StartupError
 */
export const assertValid = (
  sqlite: Database.Database,
  file: string,
  check: 'quick_check' | 'integrity_check',
) => {
  if (sqlite.pragma(check, { simple: true }) !== 'ok') throw notValid(file);
};
