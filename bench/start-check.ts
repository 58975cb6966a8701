/**
 * How long does a start look through the file before it answers? A wedding as large as may be, and one whose
 * history and bin have grown to a size that no wedding reaches.
 *
 *   npm run bench -- start-check [--megabytes 500] [--groups 2000]      two minutes; needs so much disk
 *
 * Each file three times with its pages in memory, and once after they were given back (`dd` of coreutils).
 * The processor's seconds are nearly the same whatever else runs; fails when they come near a minute.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { openDatabase } from '#db/connection.ts';
import { bigGroups, plantBigWedding } from '#tests/support/big-wedding.ts';
import { checkDatabase } from '#db/check-database.ts';

const { values: options } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '500' },
    groups: { type: 'string', default: '2000' },
  },
});

const mostSeconds = 30;
const folder = mkdtempSync(path.join(tmpdir(), 'convite-start-'));
const file = path.join(folder, 'wedding.db');
const megabytes = () => Math.round(statSync(file).size / 1e6);

const plant = () => {
  const { db, close } = openDatabase(file);
  plantBigWedding(db, ['Violeta', 'Lautaro'], bigGroups(Number(options.groups)));
  close();
};

/** Lines as the history has them: of an answer of two people, each with its entries in the indexes. */
const grow = () => {
  const raw = new Database(file);
  const line = raw.prepare(`insert into changes
    (at, actor, actor_id, subject, action, guest_id, event_id, details)
    values (:at, 'guest', :at % 2000, 'answer', 'changed', :at % 2000, 45,
    '{"answers":[{"memberId":1,"isAttending":true},{"memberId":2,"isAttending":false}]}')`);
  const some = raw.transaction((from: number) => {
    for (let at = from; at < from + 50_000; at++) line.run({ at });
  });
  for (let at = 1; megabytes() < Number(options.megabytes); at += 50_000) {
    some(at);
    raw.pragma('wal_checkpoint(TRUNCATE)');
  }
  raw.close();
};

const seconds = (work: () => void) => {
  const startedAt = performance.now();
  work();
  return rounded(performance.now() - startedAt);
};

const processorSeconds = (work: () => void) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return rounded((user + system) / 1000);
};

const rounded = (milliseconds: number) => Math.round(milliseconds / 10) / 100;

/** The system forgets what it had read of the file. */
const giveBackPages = () =>
  execFileSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0'], { stdio: 'ignore' });

const measure = () => {
  const check = () => checkDatabase(file);
  const processor = processorSeconds(check);
  const inMemory = Math.min(...[1, 2, 3].map(() => seconds(check)));
  giveBackPages();
  const fromDisk = seconds(check);
  const open = seconds(() => openDatabase(file).close());
  return {
    MB: megabytes(),
    'processor, seconds': processor,
    'in memory': inMemory,
    'from the disk': fromDisk,
    'whole opening': open,
  };
};

try {
  plant();
  const large = measure();
  grow();
  const grown = measure();
  console.table({ [`${options.groups} groups`]: large, 'the same with a long history': grown });
  if (grown['processor, seconds'] > mostSeconds) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
