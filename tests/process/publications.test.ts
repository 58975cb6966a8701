import { expect, test } from 'vitest';
import { killWhilePublishing } from '../../bench/publications/kill-while-publishing.ts';
import { readWhilePublishing } from '../../bench/publications/read-while-publishing.ts';
import { fullVersion } from '../../bench/publications/couple.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

/** Numbers as if drawn, the same at every run. */
const seededRandom = () => {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};

test('who reads while the couple publishes gets one publication, whole', async () => {
  const { dataDir, remove } = copyTemplate();
  const server = await startServer({ DATA_DIR: dataDir });
  const trial = await readWhilePublishing({
    url: server.url,
    publications: 4,
    rate: 40,
    random: seededRandom(),
  });
  await server.stop();
  remove();
  expect([...trial.errors]).toEqual([]);
  expect(trial.sent).toBeGreaterThan(50);
}, 90_000);

test('a process killed while it publishes leaves the old site or the new one', async () => {
  const { dataDir, remove } = copyTemplate();
  const { findings, ...tally } = await killWhilePublishing({
    dataDir,
    kills: 4,
    random: seededRandom(),
  });
  remove();
  expect([tally.kills, findings]).toEqual([4, []]);
}, 90_000);

test('a page of two publications is found out', () => {
  expect(() => fullVersion('<h1>Antonieta3</h1><h2>Regalo2</h2>')).toThrow('of two publications');
  expect(fullVersion('<h1>Antonieta3</h1><h2>Regalo3</h2>')).toBe(3);
});
