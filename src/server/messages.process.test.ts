import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageKillRounds } from '../../bench/messages/kill-rounds.ts';
import { siteThatSendsAgain, siteWithWhatsApp } from '../../bench/messages/sites.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

let data: ReturnType<typeof copyTemplate>;

beforeEach(() => {
  data = copyTemplate();
  // The phones of the fake print their keys, but that is this process.
  for (const word of ['info', 'warn'] as const) vi.spyOn(console, word).mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  data.remove();
});

test('a process killed twenty times in mid-send sends nothing twice, and knows what it does not know', async () => {
  const { dataDir } = data;
  const tally = await messageKillRounds({ kills: 20, dataDir, start: siteWithWhatsApp });
  expect(tally.findings).toEqual([]);
  expect(tally).toMatchObject({ kills: 20, doubles: 0 });
  expect(tally.states.uncertain).toBeGreaterThan(0);
  expect(tally.states.read).toBeGreaterThan(0);
}, 180_000);

test('a site that takes up again what was under way is found out', async () => {
  const { dataDir } = data;
  const moment = { step: 'message', times: 1, afterMs: 0 } as const;
  const start = siteThatSendsAgain;
  const tally = await messageKillRounds({ kills: 1, dataDir, start, chosen: () => moment });
  expect(tally.findings).toEqual([expect.stringContaining('2 times to')]);
}, 60_000);
