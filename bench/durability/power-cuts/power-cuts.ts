import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { openDatabase } from '#db/connection.ts';
import { type Random, randomness } from '../../payments/provider-life.ts';
import { createDisk, type Fate } from './disk.ts';
import { findingsIn, type Ledger, readMark } from './ledger.ts';
import type { Recording } from './trace.ts';

/** What is cut here is not this machine's own disk. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export type Tally = {
  cuts: number;
  /** Calls that had been acknowledged before a cut, counted for each cut. */
  acknowledged: number;
  /** Cuts after which something acknowledged was gone, half there, or the file would not open. */
  lossy: number;
  /** The first few. */
  findings: string[];
};

/**
 * Cuts the power that often, at any moment of a recording; of what was not synced then any part of any
 * write reaches the disk. What is left is opened as the site opens it.
 */
export const cutPower = (
  { before, steps }: Recording,
  cuts: number,
  seed: number,
  onCut?: (tally: Tally) => void,
): Tally => {
  const random = randomness(seed);
  const begin = steps.findIndex((step) => step.kind === 'say' && step.text.includes('"sent"'));
  const moments = Array.from(
    { length: cuts },
    () => begin + random.below(steps.length - begin),
  ).sort((one, other) => one - other);
  const tally: Tally = { cuts: 0, acknowledged: 0, lossy: 0, findings: [] };
  const work = mkdtempSync(path.join(memory, 'convite-cut-'));
  const disk = createDisk(before);
  const ledger: Ledger = new Map();
  let done = 0;
  try {
    for (const moment of moments) {
      for (; done <= moment; done += 1) {
        const step = steps[done]!;
        if (step.kind === 'say') readMark(ledger, step.text);
        else disk.apply(step);
      }
      const found = lookAt(work, disk.cut(fateOf(random)), ledger);
      tally.cuts += 1;
      for (const { acknowledged } of ledger.values()) tally.acknowledged += acknowledged;
      if (found.length > 0) tally.lossy += 1;
      if (tally.findings.length < 10) tally.findings.push(...found.slice(0, 1));
      onCut?.(tally);
    }
  } finally {
    rmSync(work, { recursive: true });
  }
  return tally;
};

/** Nothing, everything, or so much of what was never synced. */
const fateOf = (random: Random): Fate => {
  const share = random.oneOf([0, 0.1, 0.5, 0.9, 1]);
  return () => random.chance(share);
};

const lookAt = (work: string, files: Map<string, Buffer>, ledger: Ledger): string[] => {
  const folder = path.join(work, 'data');
  mkdirSync(folder);
  for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
  const database = path.join(folder, 'wedding.db');
  try {
    openDatabase(database).close();
    const sqlite = new Database(database, { readonly: true });
    const integrity = sqlite.pragma('integrity_check', { simple: true });
    const orphans = sqlite.pragma('foreign_key_check') as unknown[];
    const found = findingsIn(sqlite, ledger);
    sqlite.close();
    return [
      ...(integrity === 'ok' ? [] : [`damaged: ${String(integrity)}`]),
      ...(orphans.length === 0 ? [] : [`${orphans.length} rows without what they belong to`]),
      ...found,
    ];
  } catch (error) {
    return [`not opened: ${String(error)}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
