import { expect, test } from 'vitest';
import {
  afterWrite,
  type Mutations,
  mutationsLockedFor,
  mutationsPerHour,
} from './mutation-limit.ts';

const start = new Date('2025-12-01T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const written = (times: number, at: Date, before?: Mutations) => {
  let mutations = before;
  for (let time = 0; time < times; time += 1) mutations = afterWrite(mutations, at);
  return mutations;
};

test('a group that never wrote may write', () => {
  expect(mutationsLockedFor(undefined, start)).toBe(0);
});

test('the last write within the hour is taken, and the next only when the hour is over', () => {
  const almost = written(mutationsPerHour - 1, start);
  expect(mutationsLockedFor(almost, after(20))).toBe(0);
  const full = afterWrite(almost, after(20));
  expect(mutationsLockedFor(full, after(20))).toBe(40 * 60_000);
  expect(mutationsLockedFor(full, after(60))).toBe(0);
});

test('the next hour begins with its first write', () => {
  const next = afterWrite(written(mutationsPerHour, start), after(90));
  expect(next).toEqual({ since: after(90), count: 1 });
});
