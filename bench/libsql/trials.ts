import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#db/connection.ts';
import { plantDemo } from '#db/demo/plant-demo.ts';
import type { NativeDatabase } from './packages.ts';
import { importOf } from './servers.ts';
import { startSqld, type Sqld } from './sqld.ts';
import type { Said } from './writer.ts';

/** A server that holds nothing yet, and what opens a replica of it. */
export type Served = {
  folder: string;
  server: Sqld;
  replicaOf(url: string): NativeDatabase;
};

const table = 'create table g (id integer primary key, name text)';

const timed = (work: () => unknown): string => {
  const start = performance.now();
  let end = '';
  try {
    work();
  } catch {
    end = ', then an error';
  }
  const ms = performance.now() - start;
  return (ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`) + end;
};

const add = (sqlite: NativeDatabase) =>
  sqlite.prepare('insert into g (name) values (?)').run(['Ana']);

/** For how long the whole process stands still, every guest's request with it. */
const standstill = (sqlite: NativeDatabase) => ({
  figures: {
    'a read': timed(() => sqlite.prepare('select * from g').iterate([]).next()),
    'asking for what is newer': timed(() => sqlite.sync()),
    'a write': timed(() => add(sqlite)),
    'a transaction of four statements': timed(() => {
      sqlite.exec('begin immediate');
      sqlite.prepare('select * from g').iterate([]).next();
      add(sqlite);
      sqlite.exec('commit');
    }),
  },
});

const slowLine = async (port: number, ms: number) => {
  const door = spawn(process.execPath, ['bench/libsql/slow-line.ts', `${port}`, `${ms}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(door.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${Number(said.toString())}`, close: () => door.kill() };
};

type Writer = { said: Said[]; child: ChildProcess; ended: Promise<unknown> };

const startWriter = (url: string, file: string, answers: number): Writer => {
  const child = spawn(process.execPath, ['bench/libsql/writer.ts', file, `${answers}`], {
    env: { ...process.env, LIBSQL_MODE: 'replica', LIBSQL_ANEW: '1', LIBSQL_URL: url },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said: Said[] = [];
  createInterface(child.stdout).on('line', (line) => {
    // libsql itself says there what it could not do.
    if (line.startsWith('{')) said.push(JSON.parse(line) as Said);
  });
  return { said, child, ended: once(child, 'exit') };
};

/** The demo's wedding on a server. */
const weddingServer = (folder: string) => {
  const file = path.join(folder, 'demo.db');
  const { db, close } = openDatabase(file);
  plantDemo(db, ['Violeta', 'Lautaro']);
  close();
  return importOf(file);
};

const firstVersion = (sqlite: NativeDatabase): number => {
  sqlite.sync();
  const first = 'select version from guest_event_responses order by guest_event_id, member_id';
  const rows = sqlite.prepare(first).raw().iterate([]);
  return ([...(rows as IterableIterator<number[]>)][0] ?? [0])[0]!;
};

const accepted = (said: Said[]) => said.flatMap((one) => ('accepted' in one ? [one.accepted] : []));

/** Ends a process in the midst of answers, again and again, and looks for what was acknowledged. */
const killed = async ({ folder, replicaOf }: Served, which: 'server' | 'writer') => {
  const data = weddingServer(folder);
  let server = startSqld(data);
  const { port } = server;
  let acknowledged = 0;
  let lost = 0;
  for (let round = 0; round < 10; round++) {
    const { said, child, ended } = startWriter(
      server.url,
      path.join(folder, `${round}.db`),
      10_000,
    );
    while (accepted(said).length < 20) await sleep(5);
    if (which === 'server') server.kill();
    else child.kill('SIGKILL');
    await sleep(100);
    child.kill('SIGKILL');
    await ended;
    if (which === 'server') server = startSqld(data, port);
    acknowledged += accepted(said).length;
    // What was acknowledged is the latest version: nobody else writes.
    const version = firstVersion(replicaOf(server.url));
    if (Math.max(...accepted(said)) > version) lost += 1;
  }
  server.kill();
  return `${acknowledged} answers acknowledged, lost in ${lost} of 10 rounds`;
};

/** What an embedded replica and its server make of several servers for one wedding. */
export const trials: Record<string, (served: Served) => unknown> = {
  'the server is 100 ms away': async ({ server, replicaOf }) => {
    const line = await slowLine(server.port, 100);
    const sqlite = replicaOf(line.url);
    sqlite.exec(table);
    try {
      return standstill(sqlite);
    } finally {
      line.close();
    }
  },
  'the server is gone': ({ server, replicaOf }) => {
    const sqlite = replicaOf(server.url);
    sqlite.exec(table);
    server.kill();
    return standstill(sqlite);
  },
  'the server hangs for 20 s': ({ server, replicaOf }) => {
    const sqlite = replicaOf(server.url);
    sqlite.exec(table);
    process.kill(server.pid, 'SIGSTOP');
    // This thread may stand still for good.
    spawn('sh', ['-c', `sleep 20; kill -CONT ${server.pid}`], { stdio: 'ignore' });
    return standstill(sqlite);
  },
  'a transaction': ({ server, replicaOf }) => {
    const [one, other] = [replicaOf(server.url), replicaOf(server.url)];
    one.exec(table);
    const count = (sqlite: NativeDatabase) =>
      [...sqlite.prepare('select id from g').raw().iterate([])].length;
    const seen: string[] = [];
    const look = (when: string) => {
      if (!other.inTransaction) other.sync();
      seen.push(`${when}: ${count(one)} here, ${count(other)} there`);
    };
    one.exec('begin immediate');
    add(one);
    look('begun');
    one.exec('rollback');
    look('rolled back');
    one.exec('begin immediate');
    add(one);
    one.exec('commit');
    look('committed');
    one.exec('begin immediate');
    add(one);
    const waits = timed(() => other.exec('begin immediate'));
    const commit = timed(() => one.exec('commit'));
    seen.push(`another server's waits ${waits}; the first one's commit ${commit}`);
    return seen;
  },
  'two servers, one answer, versions': async ({ folder, replicaOf }) => {
    const server = startSqld(weddingServer(folder));
    const writers = ['one', 'other'].map((name) =>
      startWriter(server.url, path.join(folder, `${name}.db`), 100),
    );
    await Promise.all(writers.map(({ ended }) => ended));
    const said = writers.flatMap((writer) => writer.said);
    const version = firstVersion(replicaOf(server.url));
    server.kill();
    // Each accepted answer made a version of its own, or one wrote over the other.
    const versions = new Set(accepted(said));
    const isWhole = versions.size === accepted(said).length && Math.max(...versions) === version;
    const refused = said.filter((one) => 'refused' in one && one.refused === 'answer_changed');
    const failed = said.filter((one) => 'failed' in one).length;
    return (
      `200 answers: ${accepted(said).length} accepted, each a version of its own: ${isWhole}; ` +
      `${refused.length} refused as overtaken, ${failed} failed`
    );
  },
  'kill -9 of the server': (served) => killed(served, 'server'),
  'kill -9 of the writer': (served) => killed(served, 'writer'),
  'what the server puts on the disk': async ({ folder, server, replicaOf }) => {
    const sqlite = replicaOf(server.url);
    sqlite.exec(table);
    const trace = path.join(folder, 'trace');
    const strace = spawn(
      'strace',
      [
        '-f',
        '-p',
        `${server.pid}`,
        '-e',
        'trace=pwrite64,fsync,fdatasync,sync_file_range,msync',
        '-o',
        trace,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await once(strace.stderr, 'data');
    for (let n = 0; n < 50; n++) add(sqlite);
    strace.kill('SIGINT');
    await once(strace, 'exit');
    const said = readFileSync(trace, 'utf8');
    const calls = (name: RegExp) => said.match(name)?.length ?? 0;
    return `50 answers: ${calls(/ pwrite64\(/gu)} writes, ${calls(/sync\w*\(/gu)} waits for the disk`;
  },
};
