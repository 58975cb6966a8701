import { expect, test } from '@playwright/test';
import { visitMany } from '../../bench/no-signal/weak-guests.ts';

// The whole trial is `npm run bench -- weak-rsvp`, on a line of a tenth of this.
test.slow();

test('guests whose line breaks answer to the end, and each answer is stored once', async () => {
  const speed = { bytesPerSecond: 80_000, delay: 40 };
  const { received, broken, findings } = await visitMany({
    count: 2,
    seed: 1,
    phones: 1,
    speed,
    timeoutMs: 80_000,
  });
  expect(findings).toEqual([]);
  expect(received).toHaveLength(2);
  expect(broken).toBeGreaterThan(0);
});
