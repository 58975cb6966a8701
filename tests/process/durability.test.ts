import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUpWhileWriting, copyFile } from '../../bench/durability/backups-while-writing.ts';
import { killRounds } from '../../bench/durability/kill-rounds.ts';
import {
  realSite,
  siteThatAcknowledgesFirst,
  siteThatWritesInHalves,
} from '../../bench/durability/sites.ts';
import { isLong } from '../../e2e/fixtures/length.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const kills = isLong ? 12 : 5;

let data: ReturnType<typeof copyTemplate>;

beforeEach(() => {
  data = copyTemplate();
});

afterEach(() => data.remove());

test(`a process killed ${kills} times in the middle of writing has lost no acknowledged answer`, async () => {
  const { dataDir } = data;
  const tally = await killRounds({ kills, dataDir, start: realSite });

  expect(tally.findings).toEqual([]);
  expect(tally.kills).toBe(kills);
  expect(tally.acknowledgedCalls).toBeGreaterThan(kills);
  expect(tally.inProgress).toBeGreaterThan(0);
}, 90_000);

test('a site that acknowledges before it writes is found out', async () => {
  const { dataDir } = data;
  const tally = await killRounds({ kills: 12, dataDir, start: siteThatAcknowledgesFirst });
  expect(tally.findings.join('\n')).toContain('lost');
}, 90_000);

test('a site that writes one call as two is found out', async () => {
  const { dataDir } = data;
  const tally = await killRounds({ kills: 12, dataDir, start: siteThatWritesInHalves });
  expect(tally.findings.join('\n')).toContain('half written');
}, 90_000);

test('backups made while everybody writes are whole, over a start of the site too', async () => {
  const { dataDir } = data;
  mkdirSync(join(dataDir, 'backups'), { recursive: true });
  const tally = await backUpWhileWriting({ count: 6, dataDir, start: realSite });
  expect(tally).toMatchObject({ backups: 6, findings: [] });
  expect(tally.acknowledged).toBeGreaterThan(60);
}, 90_000);

test('a file that is copied while everybody writes is found out', async () => {
  const { dataDir } = data;
  mkdirSync(join(dataDir, 'backups'), { recursive: true });
  const start = realSite;
  const tally = await backUpWhileWriting({ count: 30, dataDir, start, make: copyFile });
  expect(tally.findings).toHaveLength(1);
}, 90_000);
