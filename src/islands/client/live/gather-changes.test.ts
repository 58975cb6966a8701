import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveChange } from '#domain/history/live-change.ts';
import { gatherChanges } from './gather-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answersOf = (eventId: number): LiveChange => ({ kinds: ['answers'], eventIds: [eventId] });

const gather = (answer: () => Promise<unknown> = () => Promise.resolve()) => {
  const asked: (readonly number[] | null)[] = [];
  const waiting: boolean[] = [];
  const changes = gatherChanges({
    refresh: ({ eventIds }) => {
      asked.push(eventIds);
      return answer();
    },
    onWaiting: (is) => waiting.push(is),
    quietMs: 200,
    pauseMs: 1500,
  });
  return { asked, waiting, ...changes };
};

test('several changes at once are one refresh', async () => {
  const { add, asked } = gather();
  add(answersOf(45));
  add(answersOf(49));
  await vi.advanceTimersByTimeAsync(199);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([[45, 49]]);
});

test('however much goes on, one refresh ends and a while passes before the next', async () => {
  const first = Promise.withResolvers<void>();
  const { add, asked } = gather(() => first.promise);
  add(answersOf(45));
  await vi.advanceTimersByTimeAsync(200);
  add(answersOf(49));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([[45]]);
  first.resolve();
  await vi.advanceTimersByTimeAsync(1499);
  expect(asked).toEqual([[45]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([[45], [49]]);
});

test('a refresh that fails does not keep the next from happening', async () => {
  const { add, asked } = gather(() => Promise.reject(new Error('offline')));
  add(answersOf(45));
  await vi.advanceTimersByTimeAsync(200);
  add(answersOf(49));
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toEqual([[45], [49]]);
});

test('a screen that is held is told that something waits, and gets it when it is let go', async () => {
  const { add, hold, asked, waiting } = gather();
  add(answersOf(45));
  hold(true);
  add(answersOf(49));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, waiting]).toEqual([[], [true]]);
  hold(false);
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, waiting]).toEqual([[[45, 49]], [true, false]]);
});

test('a screen that holds updates back may ask for them', async () => {
  const { add, hold, now, asked, waiting } = gather();
  hold(true);
  add(answersOf(45));
  now();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, waiting]).toEqual([[[45]], [true, false]]);
});

test('a screen that is left asks for nothing more', async () => {
  const { add, stop, asked } = gather();
  add(answersOf(45));
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
});
