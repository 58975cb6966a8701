import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { admin } from '../../e2e/fixtures/template.ts';
import { judge, type Sheet } from './sheet.ts';
import { inviteWriters, type Writer } from './writers.ts';

export type RunningSite = {
  url: string;
  /** SIGKILL, and resolves once the process is gone. */
  kill(): Promise<unknown>;
};

export type Tally = {
  kills: number;
  /** Calls that the site said were done, and the cells in them. */
  acknowledgedCalls: number;
  acknowledgedCells: number;
  /** Calls that were under way at a kill, and how many of them were found stored, whole. */
  inProgress: number;
  underWayStored: number;
  /** Those among them that were sent again with their key, and had one effect. */
  duplicateOnce: number;
  /** What must not be; the rounds end with the first. */
  findings: string[];
};

type Rounds = {
  kills: number;
  dataDir: string;
  start(dataDir: string): Promise<RunningSite>;
  /** A kill comes at a random moment of these first milliseconds of writing. */
  withinMs?: number;
  onRound?(tally: Tally): void;
};

/** Writes, kills, starts again on the same file and compares, over and over. */
export const killRounds = async ({ kills, dataDir, start, withinMs = 500, onRound }: Rounds) => {
  const tally: Tally = {
    kills: 0,
    acknowledgedCalls: 0,
    acknowledgedCells: 0,
    inProgress: 0,
    underWayStored: 0,
    duplicateOnce: 0,
    findings: [],
  };
  const address = { url: '' };
  let site = await start(dataDir);
  address.url = site.url;
  const writers = await inviteWriters(address, admin);
  try {
    while (tally.kills < kills && tally.findings.length === 0) {
      await writeUntilKilled(site, writers, tally, withinMs);
      site = await start(dataDir);
      address.url = site.url;
      tally.findings.push(...complaintsOfSqlite(join(dataDir, 'wedding.db')));
      const cutOff: Sheet[] = [];
      for (const sheet of writers.flat()) {
        if (await compare(sheet, tally)) cutOff.push(sheet);
      }
      if (tally.findings.length === 0) for (const sheet of cutOff) await sendAgain(sheet, tally);
      onRound?.(tally);
    }
  } finally {
    await site.kill();
  }
  return tally;
};

const writeUntilKilled = async (
  site: RunningSite,
  writers: Writer[],
  tally: Tally,
  withinMs: number,
) => {
  let killed = false;
  const write = async (sheets: Writer) => {
    for (let turn = 0; ; turn++) {
      const sheet = sheets[turn % sheets.length]!;
      sheet.sent = sheet.acknowledged + 1;
      try {
        await sheet.write(sheet.sent);
      } catch (error) {
        // Cut off by the kill. Anything before it is the site's own failure.
        if (killed) return;
        throw error;
      }
      sheet.acknowledged = sheet.sent;
      tally.acknowledgedCalls++;
      tally.acknowledgedCells += sheet.at(0).length;
    }
  };
  const writing = writers.map(write);
  const failed = Promise.all(writing);
  await Promise.race([moment(Math.random() * withinMs), failed]);
  killed = true;
  await site.kill();
  await failed;
  tally.kills++;
};

/** Holds what is stored against what was acknowledged. True when a call was cut off. */
const compare = async (sheet: Sheet, tally: Tally): Promise<boolean> => {
  const cutOff = sheet.sent > sheet.acknowledged;
  const verdict = judge(sheet, await sheet.read());
  if ('finding' in verdict) {
    tally.findings.push(verdict.finding);
    return cutOff;
  }
  if (cutOff) tally.inProgress++;
  if (cutOff && verdict.step === sheet.sent) tally.underWayStored++;
  if (!sheet.repeatable) sheet.acknowledged = sheet.sent = verdict.step;
  return cutOff && sheet.repeatable;
};

/** What a guest's phone does when the answer never came. */
const sendAgain = async (sheet: Sheet, tally: Tally) => {
  await sheet.write(sheet.sent);
  sheet.acknowledged = sheet.sent;
  const verdict = judge(sheet, await sheet.read());
  if ('finding' in verdict) tally.findings.push(`repeated, ${verdict.finding}`);
  else tally.duplicateOnce++;
};

const complaintsOfSqlite = (file: string): string[] => {
  const db = new Database(file, { readonly: true });
  try {
    const integrity = db.pragma('integrity_check', { simple: true });
    const orphans = db.pragma('foreign_key_check') as unknown[];
    return [
      ...(integrity === 'ok' ? [] : [`integrity_check: ${String(integrity)}`]),
      ...orphans.map((row) => `foreign_key_check: ${JSON.stringify(row)}`),
    ];
  } finally {
    db.close();
  }
};
