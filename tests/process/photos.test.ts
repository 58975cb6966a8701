import { expect, test } from 'vitest';
import { photoParty } from '../../bench/photos/party.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const party = async (rest: { areForgetful?: true }) => {
  const { dataDir, remove } = copyTemplate();
  const outcome = await photoParty({
    ...{ dataDir, seed: 3, start: () => startServer({ DATA_DIR: dataDir }) },
    ...{ phones: 3, photos: 4, width: 500, height: 400, partBytes: 32 * 1024 },
    ...{ slowest: 400, fastest: 4000, changeMs: 700, kills: 1, reopenings: 4 },
    longestMs: 60_000,
    ...rest,
  });
  remove();
  return outcome;
};

const timeout = 120_000;

test(
  'phones at a party, breaking lines, closed pages and a killed server: every photo whole, and once',
  { timeout },
  async () => {
    expect(await party({})).toMatchObject({ kills: 1, reopened: 4, findings: [] });
  },
);

test('phones that do not keep their photos are found out', { timeout }, async () => {
  const { findings } = await party({ areForgetful: true });
  expect(findings.join(' ')).toContain('photos are lost');
});
