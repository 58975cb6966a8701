import { expect, test } from '@playwright/test';
import { walkMany } from '../../bench/phone-walk/walks.ts';
import { isLong } from '../fixtures/length.ts';

// The whole trial is `npm run bench -- phone-walk`.
const minute = 60_000;

test('random lives of a phone on a bad line end with what was said, and every screen says it', async () => {
  const count = isLong ? 30 : 4;
  test.setTimeout(count * 2 * minute);
  const { lives, findings } = await walkMany({ count, seed: 1 });
  expect(findings).toEqual([]);
  expect(lives).toBe(count);
});

test('a phone that loses what it keeps is found out', async () => {
  test.setTimeout(20 * minute);
  const { findings } = await walkMany({
    count: 10,
    // Up to the first loss: one life in four shows it.
    seed: 8,
    conduct: 'forgetful',
    untilFound: true,
  });
  expect(findings.join('\n')).toContain('lost: ');
});
