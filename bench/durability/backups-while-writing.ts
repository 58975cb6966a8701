import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as moment } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { checkComplete } from '#db/backup.ts';
import { openDatabase } from '#db/connection.ts';
import { readBackupName } from '#domain/keeping/backups.ts';
import { admin } from '../../e2e/fixtures/template.ts';
import type { RunningSite } from './kill-rounds.ts';
import { inviteWriters, type Writer } from './writers.ts';

export type Tally = {
  backups: number;
  /** Calls that were acknowledged meanwhile. */
  acknowledged: number;
  slowestMs: number;
  /** What must not be; the rounds end with the first. */
  findings: string[];
};

/** Makes a file of the wedding's; gives what went wrong. */
export type BackUp = (dataDir: string) => Promise<string | undefined>;

/** As the night does: a process of its own, while the site runs. */
export const backUp: BackUp = async (dataDir) => {
  const command = spawn(process.execPath, ['scripts/backup.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output, [code]] = await Promise.all([
    text(command.stderr),
    once(command, 'close') as Promise<[number]>,
  ]);
  return code === 0 ? undefined : output;
};

/** What must be found out: the file copied as any other, while it is written. */
export const copyFile: BackUp = (dataDir) => {
  const name = `convite-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}.db`;
  copyFileSync(path.join(dataDir, 'wedding.db'), path.join(dataDir, 'backups', name));
  return Promise.resolve(undefined);
};

type Rounds = {
  count: number;
  dataDir: string;
  start(dataDir: string): Promise<RunningSite>;
  make?: BackUp;
  onRound?(tally: Tally): void;
};

/** So many backups a process: what a group may write within an hour is counted in its memory, and these write fast. */
const backupsPerProcess = 5;

/** Twenty writers, and backups meanwhile; each is opened as a wedding and held against what was acknowledged. */
export const backUpWhileWriting = async ({ count, onRound, ...rest }: Rounds): Promise<Tally> => {
  const tally: Tally = { backups: 0, acknowledged: 0, slowestMs: 0, findings: [] };
  const address = { url: '' };
  let writers: Writer[] | undefined;
  while (tally.backups < count && tally.findings.length === 0) {
    const site = await rest.start(rest.dataDir);
    address.url = site.url;
    writers ??= await inviteWriters(address, admin);
    const until = Math.min(count, tally.backups + backupsPerProcess);
    await backUpUntil(until, tally, writers, rest).finally(() => site.kill());
    onRound?.(tally);
  }
  return tally;
};

const backUpUntil = async (
  until: number,
  tally: Tally,
  writers: readonly Writer[],
  { dataDir, make = backUp }: Pick<Rounds, 'dataDir' | 'make'>,
) => {
  let isOver = false;
  const write = async (sheets: Writer) => {
    for (let turn = 0; !isOver; turn += 1) {
      const sheet = sheets[turn % sheets.length]!;
      sheet.sent = sheet.acknowledged + 1;
      await sheet.write(sheet.sent);
      sheet.acknowledged = sheet.sent;
      tally.acknowledged += 1;
    }
  };
  const writing = Promise.all(writers.map(write));
  const somethingWritten = async () => {
    const before = tally.acknowledged;
    while (tally.acknowledged < before + writers.length) await Promise.race([moment(5), writing]);
  };
  try {
    while (tally.backups < until && tally.findings.length === 0) {
      await somethingWritten();
      const atLeast = answersIn(path.join(dataDir, 'wedding.db'));
      const startedAt = performance.now();
      const failure = await make(dataDir);
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedAt);
      tally.backups += 1;
      tally.findings.push(...(failure ? [failure] : complaintsAbout(newestIn(dataDir), atLeast)));
    }
  } finally {
    isOver = true;
    await writing;
  }
};

const newestIn = (dataDir: string): string => {
  const folder = path.join(dataDir, 'backups');
  const names = readdirSync(folder).filter(readBackupName).sort();
  return path.join(folder, names.at(-1) ?? 'none');
};

/** Every answer's version grows with each change: together they never fall behind. */
const answersIn = (file: string): number => {
  const sqlite = new Database(file, { readonly: true });
  try {
    return sqlite.prepare('select sum(version) from guest_event_responses').pluck().get() as number;
  } finally {
    sqlite.close();
  }
};

const complaintsAbout = (backup: string, atLeast: number): string[] => {
  const copy = `${backup}.opened`;
  try {
    checkComplete(backup);
    copyFileSync(backup, copy);
    openDatabase(copy).close();
    const found = answersIn(copy);
    return found < atLeast ? [`${atLeast - found} answers behind what was acknowledged`] : [];
  } catch (error) {
    return [String(error)];
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${copy}${end}`, { force: true });
  }
};
