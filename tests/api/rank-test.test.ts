import { expect, test } from 'vitest';
import { rankTest } from '../../bench/timing/rank-test.ts';

/** The times themselves are measured by `npm run bench -- timing`: here only what judges them. */
const spread = (from: number) => Array.from({ length: 200 }, (_, at) => from + ((at * 37) % 101));

test('two samples of one kind are not told apart', () => {
  expect(rankTest(spread(0), spread(0))).toBeCloseTo(1, 6);
  expect(rankTest(spread(0), spread(3))).toBeGreaterThan(0.01);
});

test('what is a little later all along is found out, whichever of them it is', () => {
  expect(rankTest(spread(0), spread(15))).toBeLessThan(0.001);
  expect(rankTest(spread(15), spread(0))).toBeLessThan(0.001);
});

test('one far outlier says nothing', () => {
  expect(rankTest([...spread(0), 1e9], spread(0))).toBeGreaterThan(0.5);
});

test('a small sample gives what tables of the test give', () => {
  const [one, other] = [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [8.5, 11, 12, 13, 14, 15, 16, 17, 18, 19],
  ];
  // U = 2, by the normal approximation without correction.
  expect(rankTest(one, other)).toBeCloseTo(0.00029, 4);
});
