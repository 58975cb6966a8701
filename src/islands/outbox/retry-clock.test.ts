import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { outboxDelay, retryClock } from './retry-clock.ts';
import { backoffMs } from '#domain/backoff.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

const look = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  look('visible');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('pauses grow up to two minutes, and no two phones keep the same step', () => {
  const pauses = (random: number) =>
    [0, 1, 2, 3, 4, 5, 20].map((attempts) => backoffMs(attempts, outboxDelay, random));
  expect(pauses(0)).toEqual([5, 10, 20, 40, 80, 120, 120].map((seconds) => seconds * 1000));
  expect(pauses(0.5)).toEqual([6.25, 12.5, 25, 50, 100, 150, 150].map((seconds) => seconds * 1000));
});

/** Tries that never get through. */
const failing = () => {
  const at: number[] = [];
  const startedAt = Date.now();
  const clock = retryClock(() => {
    at.push(Date.now() - startedAt);
    clock.schedule();
  });
  clock.schedule();
  return { at, clock };
};

test('what does not get through is tried again, ever more rarely', () => {
  const { at } = failing();
  vi.advanceTimersByTime(7_500);
  expect(at).toHaveLength(1);
  vi.advanceTimersByTime(15_000 + 30_000);
  expect(at).toHaveLength(3);
  expect(at[0]).toBeGreaterThanOrEqual(5_000);
  expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(20_000);
});

test('without a visible page, or without entries, it stops', () => {
  const { at, clock } = failing();
  look('hidden');
  clock.schedule();
  vi.advanceTimersByTime(3_600_000);
  expect(at).toEqual([]);
  look('visible');
  clock.schedule();
  clock.reset();
  vi.advanceTimersByTime(3_600_000);
  expect(at).toEqual([]);
});
