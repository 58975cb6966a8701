import { hash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { applicationId } from '#db/inspect.ts';
import { nativeOf } from './packages.ts';
import { startSqld, type Sqld } from './sqld.ts';

/** A wedding's server, the replicas that are open on it, and how often this process wrote through them. */
type Served = {
  folder: string;
  sqld: Sqld | undefined;
  replicas: number;
  inode: number;
  writes: number;
};

const served = new Map<string, Served>();
/** What a file held, as a server's folder: tests copy the same file again and again. */
const imported = new Map<string, string>();

const scratch = mkdtempSync(path.join(tmpdir(), 'libsql-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** What a replica leaves beside its file; it starts anew at every opening. */
const companions = ['', '-wal', '-shm', '-info', '-client_wal_index'];

let numbered = 0;
const newFolder = () => path.join(scratch, String((numbered += 1)));

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino ?? 0;

/** A server of the file's own, with what the file held when it came from elsewhere, and a replica's name. */
export const serverOf = (file: string) => {
  let known = served.get(file);
  if (!known || (known.replicas === 0 && known.inode !== inodeOf(file))) {
    known = { folder: folderWith(file), sqld: undefined, replicas: 0, inode: 0, writes: 0 };
    served.set(file, known);
  }
  if (known.replicas === 0) {
    for (const end of companions) rmSync(file + end, { force: true });
  }
  known.sqld ??= startSqld(known.folder);
  const replica = known.replicas === 0 ? file : newFolder();
  known.replicas += 1;
  return {
    url: known.sqld.url,
    replica,
    // Nobody else writes to a server of this process's own: nothing is newer than the last of these.
    writes: () => known.writes,
    wrote: () => (known.writes += 1),
    release: () => {
      known.replicas -= 1;
      if (known.replicas > 0) return;
      leaveWhole(file);
      known.inode = inodeOf(file);
      known.sqld?.kill();
      known.sqld = undefined;
    },
  };
};

/** Tests copy a closed wedding's file alone; a replica leaves most in the log beside it, and our mark out. */
const leaveWhole = (file: string) => {
  if (!inodeOf(file)) return;
  const sqlite = new Sqlite(file);
  try {
    sqlite.pragma(`application_id = ${applicationId}`);
    sqlite.pragma('wal_checkpoint(truncate)');
  } finally {
    sqlite.close();
  }
};

const folderWith = (file: string): string => {
  const folder = newFolder();
  if (!statSync(file, { throwIfNoEntry: false })?.size) return folder;
  const key = hash('sha256', readFileSync(file));
  const before = imported.get(key) ?? imported.set(key, importOf(file)).get(key)!;
  cpSync(before, folder, { recursive: true });
  return folder;
};

/** A server's folder that holds what a file holds. */
export const importOf = (file: string): string => {
  const folder = newFolder();
  const sqld = startSqld(folder);
  const Native = nativeOf(process.env.LIBSQL ?? 'libsql');
  const into = new Native(newFolder(), { syncUrl: sqld.url });
  const from = new Sqlite(file);
  try {
    into.exec(`begin; ${sqlOf(from).join(';\n')}; commit`);
  } finally {
    from.close();
    into.close();
    sqld.kill();
  }
  return folder;
};

/** All that a file holds, as statements. */
const sqlOf = (from: Sqlite.Database): string[] => {
  const things = from
    .prepare<[], { type: string; name: string; sql: string | null }>(
      "select type, name, sql from sqlite_master where name not like 'sqlite\\_%' escape '\\'",
    )
    .all();
  const of = (type: string) => things.filter((thing) => thing.type === type && thing.sql);
  const rows = of('table').flatMap(({ name }) => {
    const columns = from.prepare(`select * from "${name}"`).columns();
    const values = columns.map((column) => `quote("${column.name}")`).join(` || ',' || `);
    return from
      .prepare<[], string>(
        `select 'insert into "${name}" values(' || ${values} || ')' from "${name}"`,
      )
      .pluck()
      .all();
  });
  return [
    'pragma defer_foreign_keys = on',
    ...of('table').map(({ sql }) => sql!),
    ...of('index').map(({ sql }) => sql!),
    ...rows,
    ...[...of('trigger'), ...of('view')].map(({ sql }) => sql!),
    `pragma user_version = ${String(from.pragma('user_version', { simple: true }))}`,
  ];
};

/** Whether the file is a replica's. */
export const isServed = (file: string): boolean => (served.get(file)?.replicas ?? 0) > 0;
