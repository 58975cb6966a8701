import { afterEach, beforeEach, expect, test } from 'vitest';
import { killRounds } from '../../bench/durability/kill-rounds.ts';
import {
  realSite,
  siteThatAcknowledgesFirst,
  siteThatWritesInHalves,
} from '../../bench/durability/sites.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

let data: ReturnType<typeof copyTemplate>;

beforeEach(() => {
  data = copyTemplate();
});

afterEach(() => data.remove());

test('a process killed twelve times in the middle of writing has lost no acknowledged answer', async () => {
  const { dataDir } = data;
  const tally = await killRounds({ kills: 12, dataDir, start: realSite });

  expect(tally.findings).toEqual([]);
  expect(tally.kills).toBe(12);
  expect(tally.acknowledgedCalls).toBeGreaterThan(12);
  expect(tally.underWay).toBeGreaterThan(0);
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
