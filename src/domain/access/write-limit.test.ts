import { expect, test } from 'vitest';
import { afterWrite, type Writes, writesLockedFor, writesPerHour } from './write-limit.ts';

const start = new Date('2025-12-01T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const written = (times: number, at: Date, before?: Writes) => {
  let writes = before;
  for (let time = 0; time < times; time += 1) writes = afterWrite(writes, at);
  return writes;
};

test('a group that never wrote may write', () => {
  expect(writesLockedFor(undefined, start)).toBe(0);
});

test('the last write within the hour is taken, and the next only when the hour is over', () => {
  const almost = written(writesPerHour - 1, start);
  expect(writesLockedFor(almost, after(20))).toBe(0);
  const full = afterWrite(almost, after(20));
  expect(writesLockedFor(full, after(20))).toBe(40 * 60_000);
  expect(writesLockedFor(full, after(60))).toBe(0);
});

test('the next hour begins with its first write', () => {
  const next = afterWrite(written(writesPerHour, start), after(90));
  expect(next).toEqual({ since: after(90), count: 1 });
});
