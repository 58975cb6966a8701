/**
 * One row, or one trial with a server, in a process of its own, as libsql may end it. Prints what came of it.
 *
 *   node bench/libsql/row.ts <better-sqlite3 | libsql | libsql-next> <local | replica> <row>
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { nativeOf, type NativeDatabase } from './packages.ts';
import { rows } from './rows.ts';
import { startSqld } from './sqld.ts';
import { trials } from './trials.ts';

const [engine = '', mode, name = ''] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'libsql-row-'));
const server = mode === 'replica' ? startSqld(path.join(folder, 'server')) : undefined;
process.once('exit', () => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

type Replica = Sqlite.Database & { sync(): void };
const sync = (sqlite: Sqlite.Database) => server && (sqlite as Replica).sync();

const opens =
  (file: string) =>
  (options: Sqlite.Options & { syncUrl?: string } = {}) => {
    if (engine === 'better-sqlite3') return new Sqlite(file, options);
    const Native = nativeOf(engine) as unknown as typeof Sqlite;
    const given = { ...options, ...(server && { syncUrl: server.url }) };
    const sqlite = new Native(file, given);
    sync(sqlite);
    return sqlite;
  };

const file = path.join(folder, 'wedding.db');
const openElsewhere = opens(server ? path.join(folder, 'elsewhere.db') : file);

let replicas = 0;
const replicaOf = (syncUrl: string) => {
  const replica = path.join(folder, `replica-${(replicas += 1)}.db`);
  const sqlite = new (nativeOf(engine))(replica, { syncUrl }) satisfies NativeDatabase;
  sqlite.sync();
  return sqlite;
};

const run = () => {
  const trial = trials[name];
  if (trial) return trial({ folder, server: server!, replicaOf });
  return rows[name]!({ file, open: opens(file), openElsewhere, sync });
};

const outcome = async () => {
  try {
    return (await run()) ?? 'done';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return [code, message.split('\n')[0]].filter(Boolean).join(': ');
  }
};
console.log(JSON.stringify(await outcome()));
process.exit();
