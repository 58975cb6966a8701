import { expect, test } from '@playwright/test';
import { walkMany } from '../bench/phone-walk/walks.ts';
import { isLong } from './fixtures/length.ts';

// The whole trial is `npm run bench:phone-walk`. Each life has a browser and waits for a slow line.
test.slow();

test('what every screen says at the end of a life on a bad line is what the couple reads', async () => {
  const count = isLong ? 30 : 6;
  test.setTimeout(count * 90_000);
  const { lives, steps, findings } = await walkMany({ count, seed: 1 });
  expect(findings).toEqual([]);
  expect(lives).toBe(count);
  expect(steps).toBeGreaterThan(10 * count);
});

test('a phone that forgets what it keeps is found out', async () => {
  const count = 10;
  test.setTimeout(count * 90_000);
  const { findings } = await walkMany({ count, seed: 1, conduct: 'forgetful', untilFound: true });
  expect(findings.length).toBeGreaterThan(0);
});
