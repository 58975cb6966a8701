import { expect, test } from 'vitest';
import { bigGroups } from '#tests/support/big-wedding.ts';
import { startBigSite } from '../../bench/admin/big-site.ts';
import { openCrowd } from '../../bench/load/guests.ts';
import { openLoop } from '../../bench/load/open-loop.ts';

/** Numbers as if drawn, the same at every run. */
const seededRandom = () => {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};

test('a crowd with an invitation in its hand is answered, every one of it', async () => {
  const site = await startBigSite(30);
  const crowd = await openCrowd(site.url, bigGroups(30), seededRandom());
  const load = { rate: 60, seconds: 5, send: crowd.send, random: seededRandom() };
  const { sent, latency, errors } = await openLoop(load);
  await crowd.leave();
  await site.stop();

  expect([...errors]).toEqual([]);
  expect(sent).toBeGreaterThan(200);
  expect(latency.count).toBe(sent);
}, 90_000);

test('guests go on coming while a site stalls, and each of their waits is counted', async () => {
  const stall = Promise.withResolvers<void>();
  let come = 0;
  const send = () => {
    come += 1;
    if (come === 20) stall.resolve();
    return stall.promise;
  };
  const { sent, latency } = await openLoop({ rate: 100, seconds: 1, send, random: seededRandom() });

  expect(sent).toBeGreaterThanOrEqual(20);
  expect(latency.count).toBe(sent);
  // Who came first has waited for the twentieth.
  expect(latency.max).toBeGreaterThan(latency.min * 2);
});

test('an answer that is an error is told, and still counted', async () => {
  const send = () => Promise.reject(new Error('GET /: 500'));
  const { sent, errors } = await openLoop({ rate: 50, seconds: 0.5, send, random: seededRandom() });
  expect([...errors]).toEqual([['GET /: 500', sent]]);
});
