import { expect, test } from 'vitest';
import { type Loaded, checkLine } from './line-check.ts';

/** A transfer that was asked for, answered after a turn, and came at a rate. */
const transfer = (at: number, turnMs: number, bytes: number, bytesPerMs: number): Loaded => ({
  requestStart: at,
  responseStart: at + turnMs,
  responseEnd: at + turnMs + bytes / bytesPerMs,
  transferSize: bytes,
});

test('a near line of 8 Mbit/s is fast', () => {
  const page = transfer(50, 40, 14_000, 1000);
  const font = transfer(110, 45, 14_000, 1000);
  expect(checkLine([page, font])).toBe('fast');
});

test('400 kbit/s are slow, however near', () => {
  const page = transfer(50, 60, 14_000, 50);
  const font = transfer(400, 60, 14_000, 50);
  expect(checkLine([page, font])).toBe('slow');
});

test('a line of high latency is slow at any bandwidth', () => {
  const page = transfer(50, 400, 14_000, 5000);
  const font = transfer(500, 420, 14_000, 5000);
  expect(checkLine([page, font])).toBe('slow');
});

test('transfers at the same time share the line, and count together', () => {
  const together = [0, 1, 2, 3].map((at) => transfer(at, 40, 14_000, 110));
  expect(checkLine([transfer(0, 40, 1000, 1000), ...together])).toBe('fast');
});

test('a browser that reads late what waited in its socket does not make the line fast', () => {
  // 14 kB at 50 bytes a millisecond, read at once when the last of them had come.
  const late = { requestStart: 100, responseStart: 440, responseEnd: 441, transferSize: 14_000 };
  expect(checkLine([transfer(0, 60, 14_000, 50), late])).toBe('slow');
});

test('a few bytes, or none, prove nothing', () => {
  expect(checkLine([])).toBe('unknown');
  expect(checkLine([transfer(0, 20, 6000, 1000)])).toBe('unknown');
});
