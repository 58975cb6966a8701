import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackgroundTask } from './background-task.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A task whose runs are ended one by one. */
const open = (setting: { longestMs?: number; afterFailureMs?: number } = {}) => {
  const runs: PromiseWithResolvers<number | undefined>[] = [];
  const task = createBackgroundTask({
    ...setting,
    run: async () => {
      const run = Promise.withResolvers<number | undefined>();
      runs.push(run);
      return await run.promise;
    },
  });
  return { runs, task };
};

test('one run at a time: what is notified meanwhile leads to one more', async () => {
  const { runs, task } = open();
  task.notify();
  task.notify();
  task.notify();
  expect(runs).toHaveLength(1);
  runs[0]!.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toHaveLength(2);
  runs[1]!.resolve(undefined);
  await task.idle();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(runs).toHaveLength(2);
});

test('a run says when the next one is due; being notified comes before that, and no time is too long', async () => {
  const { runs, task } = open({ longestMs: 60_000 });
  task.notify();
  runs[0]!.resolve(5000);
  await task.idle();
  await vi.advanceTimersByTimeAsync(4999);
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toHaveLength(2);
  runs[1]!.resolve(3_600_000);
  await task.idle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(3);
  runs[2]!.resolve(5000);
  await task.idle();
  task.notify();
  runs[3]!.resolve(undefined);
  await task.idle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(4);
});

test('a run that fails is reported and tried again', async () => {
  const { runs, task } = open({ afterFailureMs: 1000 });
  task.notify();
  runs[0]!.reject(new Error('The disk is full'));
  await task.idle();
  expect(console.error).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveLength(2);
});

test('after the stop nothing runs, neither by the clock nor when it is notified', async () => {
  const { runs, task } = open();
  task.notify();
  runs[0]!.resolve(1000);
  await task.idle();
  task.stop();
  task.notify();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(1);
});

test('a run that is under way at the stop sees it, and asks for no other', async () => {
  const waiting = Promise.withResolvers<void>();
  const seen: boolean[] = [];
  const task = createBackgroundTask({
    run: async (signal) => {
      await waiting.promise;
      seen.push(signal.aborted);
      return 1000;
    },
  });
  task.notify();
  task.notify();
  task.stop();
  waiting.resolve();
  await task.idle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([true]);
});
