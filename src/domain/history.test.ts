import { expect, test } from 'vitest';
import { daysLeft, removalHorizon } from './history.ts';

const removed = new Date('2025-11-01T12:00:00Z');
const after = (days: number) => new Date(removed.getTime() + days * 24 * 60 * 60_000);

test.each([
  [0, 30],
  [0.01, 30],
  [1, 29],
  [29, 1],
  [29.99, 1],
  [30, 0],
])('%s days after its removal a thing has %s left', (days, left) => {
  expect(daysLeft(removed, after(days))).toBe(left);
});

test('what has no day left is behind the horizon, and nothing else', () => {
  expect(removalHorizon(after(30)) >= removed).toBe(true);
  expect(removalHorizon(after(29.99)) >= removed).toBe(false);
});
