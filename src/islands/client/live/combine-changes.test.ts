import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveChange } from '#domain/history/live-change.ts';
import { combineChanges } from './combine-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answersOf = (eventId: number): LiveChange => ({ kinds: ['answers'], eventIds: [eventId] });

const gather = (answer: () => Promise<unknown> = () => Promise.resolve()) => {
  const requests: (readonly number[] | null)[] = [];
  const pending: boolean[] = [];
  const changes = combineChanges({
    refresh: ({ eventIds }) => {
      requests.push(eventIds);
      return answer();
    },
    onPending: (is) => pending.push(is),
    debounceMs: 200,
    delayMs: 1500,
  });
  return { requests, pending, ...changes };
};

test('several changes at once are one refresh', async () => {
  const { add, requests } = gather();
  add(answersOf(45));
  add(answersOf(49));
  await vi.advanceTimersByTimeAsync(199);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual([[45, 49]]);
});

test('however much goes on, one refresh ends and a while passes before the next', async () => {
  const first = Promise.withResolvers<void>();
  const { add, requests } = gather(() => first.promise);
  add(answersOf(45));
  await vi.advanceTimersByTimeAsync(200);
  add(answersOf(49));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual([[45]]);
  first.resolve();
  await vi.advanceTimersByTimeAsync(1499);
  expect(requests).toEqual([[45]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual([[45], [49]]);
});

test('a refresh that fails does not keep the next from happening', async () => {
  const { add, requests } = gather(() => Promise.reject(new Error('offline')));
  add(answersOf(45));
  await vi.advanceTimersByTimeAsync(200);
  add(answersOf(49));
  await vi.advanceTimersByTimeAsync(1500);
  expect(requests).toEqual([[45], [49]]);
});

test('a screen that is held is told that something waits, and gets it when it is let go', async () => {
  const { add, block, requests, pending } = gather();
  add(answersOf(45));
  block(true);
  add(answersOf(49));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([requests, pending]).toEqual([[], [true]]);
  block(false);
  await vi.advanceTimersByTimeAsync(0);
  expect([requests, pending]).toEqual([[[45, 49]], [true, false]]);
});

test('a screen that holds updates back may ask for them', async () => {
  const { add, block, now, requests, pending } = gather();
  block(true);
  add(answersOf(45));
  now();
  await vi.advanceTimersByTimeAsync(0);
  expect([requests, pending]).toEqual([[[45]], [true, false]]);
});

test('a screen that is left asks for nothing more', async () => {
  const { add, stop, requests } = gather();
  add(answersOf(45));
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual([]);
});
