import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecast, gapMs, isNight, leftToday, nextSendTime, type Rate } from './pacing.ts';

const rate: Rate = { gap: [20, 60], daily: 3, quiet: [21, 9] };

/** Chile in summer: three hours behind UTC. */
const at = (time: string, day = '2025-12-01') => new Date(`${day}T${time}-03:00`);

const past = (now: Date, left: Date[] = [], notBefore: Date | null = null) => ({
  now,
  left,
  notBefore,
});

test('a gap is from 20 to 60 seconds, as chance will have it', () => {
  expect([0, 0.5, 1].map((random) => gapMs(rate, () => random))).toEqual([20_000, 40_000, 60_000]);
});

test('the first message of a day leaves at once', () => {
  expect(nextSendTime(rate, past(at('12:00:00')))).toEqual(at('12:00:00'));
});

test('the next one waits for the end of the gap, and no longer', () => {
  const end = at('12:00:40');
  expect(nextSendTime(rate, past(at('12:00:10'), [], end))).toEqual(end);
  expect(nextSendTime(rate, past(at('12:05:00'), [], end))).toEqual(at('12:05:00'));
});

test('what is beyond a day’s number leaves a day after the first of them, midnight or not', () => {
  const left = [at('11:00:00'), at('10:30:00'), at('10:00:00')];
  expect(nextSendTime(rate, past(at('12:00:00'), left.slice(0, 2)))).toEqual(at('12:00:00'));
  expect(nextSendTime(rate, past(at('12:00:00'), left))).toEqual(at('10:00:00', '2025-12-02'));
  const evening = [at('20:32:00'), at('20:31:00'), at('20:30:00')];
  for (const now of [at('20:59:00'), at('23:59:59'), at('09:00:00', '2025-12-02')]) {
    expect(nextSendTime(rate, past(now, evening))).toEqual(at('20:30:00', '2025-12-02'));
  }
});

test.each([
  ['20:59:59', '20:59:59', '2025-12-01'],
  ['21:00:00', '09:00:00', '2025-12-02'],
  ['23:59:59', '09:00:00', '2025-12-02'],
])('what would leave at %s leaves at %s', (now, leaves, day) => {
  expect(nextSendTime(rate, past(at(now)))).toEqual(at(leaves, day));
});

test('in the nights when the clocks change no message is sent early or late', () => {
  // 4 April 2026, at midnight: 23:00 comes a second time.
  for (const now of ['2026-04-05T01:00:00Z', '2026-04-05T02:30:00Z', '2026-04-05T03:30:00Z']) {
    expect(nextSendTime(rate, past(new Date(now)))).toEqual(new Date('2026-04-05T13:00:00Z'));
  }
  // The midnight after 5 September 2026 is skipped: the clock jumps to 1 a.m.
  for (const now of ['2026-09-06T01:00:00Z', '2026-09-06T03:59:59Z', '2026-09-06T04:00:00Z']) {
    expect(nextSendTime(rate, past(new Date(now)))).toEqual(new Date('2026-09-06T12:00:00Z'));
  }
  // The daily limit counts 24 hours also then.
  const full = new Date('2026-09-05T16:00:00Z');
  const now = new Date('2026-09-06T13:00:00Z');
  expect(nextSendTime(rate, past(now, [full, full, full]))).toEqual(
    new Date('2026-09-06T16:00:00Z'),
  );
});

test('so many messages are foreseen behind those that wait, over night and day’s number', () => {
  const now = past(at('20:58:00'), [at('10:00:00')]);
  expect(forecast(rate, now, { pending: 0, count: 1 })).toEqual({
    first: at('20:58:00'),
    last: at('20:58:00'),
  });
  // Two messages reach the daily limit: the third waits until a day after the first, the fourth after the
  // second.
  expect(forecast(rate, now, { pending: 1, count: 3 })).toEqual({
    first: at('20:58:40'),
    last: at('20:58:00', '2025-12-02'),
  });
  expect(leftToday(rate, now)).toBe(2);
  expect(leftToday(rate, past(at('10:00:01', '2025-12-02'), [at('10:00:00')]))).toBe(3);
});

test('quiet hours may lie within a day', () => {
  const siesta: Rate = { ...rate, quiet: [14, 16] };
  expect(
    ['13:59:59', '14:00:00', '15:59:59', '16:00:00'].map((t) => isNight(siesta, at(t))),
  ).toEqual([false, true, true, false]);
});

test('no message ever leaves before now, before its gap, in quiet hours or beyond the day’s number', () => {
  const timestamp = fc.date({
    min: new Date('2025-01-01'),
    max: new Date('2026-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      timestamp,
      fc.option(timestamp),
      fc.array(timestamp, { maxLength: 5 }),
      (now, gap, all) => {
        const left = all.sort((one, other) => other.getTime() - one.getTime());
        const leaves = nextSendTime(rate, past(now, left, gap)).getTime();
        expect(isNight(rate, new Date(leaves))).toBe(false);
        const full = left[rate.daily - 1]?.getTime();
        const earliest = Math.max(
          now.getTime(),
          gap?.getTime() ?? 0,
          full ? full + 24 * 60 * 60_000 : 0,
        );
        expect(leaves).toBeGreaterThanOrEqual(earliest);
        // At the latest the next morning.
        expect(leaves - earliest).toBeLessThanOrEqual(13 * 60 * 60_000);
      },
    ),
  );
});
