import { afterEach, beforeEach, expect, test } from 'vitest';
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
