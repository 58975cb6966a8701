import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTabs } from './open-tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const browser = (lets = Infinity) => {
  const opened: [address: string, at: number][] = [];
  const ends: [number, boolean][] = [];
  const startedAt = Date.now();
  const stop = openTabs({
    urls: ['a', 'b', 'c'],
    open: (address) => {
      if (opened.length >= lets) return false;
      opened.push([address, Date.now() - startedAt]);
      return true;
    },
    onOpened: () => undefined,
    onEnd: (...end) => ends.push(end),
  });
  return { opened, ends, stop };
};

test('tabs open 300 ms apart, the first at once', () => {
  const { opened, ends } = browser();
  expect(opened).toEqual([['a', 0]]);
  vi.advanceTimersByTime(299);
  expect(opened).toHaveLength(1);
  vi.runAllTimers();
  expect(opened).toEqual([
    ['a', 0],
    ['b', 300],
    ['c', 600],
  ]);
  expect(ends).toEqual([[3, false]]);
});

test('a browser that blocks one is not asked again', () => {
  const { opened, ends } = browser(1);
  vi.runAllTimers();
  expect([opened.length, ends]).toEqual([1, [[1, true]]]);
});

test('once stopped no other opens', () => {
  const { opened, stop } = browser();
  stop();
  vi.runAllTimers();
  expect(opened).toHaveLength(1);
});
