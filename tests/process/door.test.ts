import { expect, test } from 'vitest';
import { doorEvening } from '../../bench/door/evening.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const evening = async (rest: { areForgetful?: true }) => {
  const { dataDir, remove } = copyTemplate();
  const outcome = await doorEvening({
    ...{ dataDir, seed: 7, start: () => startServer({ DATA_DIR: dataDir }) },
    ...{ phones: 4, arrivals: 60, undos: 12, surprises: 8, kills: 1 },
    ...rest,
  });
  remove();
  return outcome;
};

const timeout = 90_000;

test(
  'four phones at the door, a breaking line and a killed server: one list at the end, nothing lost, nothing twice',
  { timeout },
  async () => {
    expect(await evening({})).toMatchObject({ facts: 72, surprises: 8, kills: 1, findings: [] });
  },
);

test('phones that do not keep what is said are found out', { timeout }, async () => {
  const { findings } = await evening({ areForgetful: true });
  expect(findings.join(' ')).toContain('facts are lost');
});
