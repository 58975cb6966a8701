import { expect, test } from '@playwright/test';
import { liveMany } from '../../bench/no-signal/lives.ts';
import { isLong } from '../fixtures/length.ts';

// The whole trial is `npm run bench -- offline-answers`. A phone of its own and a killed site take their time.
test.slow();

test('answers that leave over a line that breaks arrive once, whatever happens meanwhile', async () => {
  const count = isLong ? 20 : 5;
  test.setTimeout(count * 60_000);
  const { lives, cuts, findings } = await liveMany({ count, seed: 2 });
  expect(findings).toEqual([]);
  expect(lives).toBe(count);
  expect(cuts.before + cuts.during + cuts.after).toBeGreaterThan(4);
});

test('a site that knows neither keys nor versions is found out', async () => {
  test.setTimeout(12 * 60_000);
  const { findings } = await liveMany({
    // Up to the first loss: one life in three shows it.
    count: 12,
    seed: 34,
    conduct: 'careless',
    untilFound: true,
  });
  expect(findings.length).toBeGreaterThan(0);
});
