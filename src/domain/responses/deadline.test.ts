import { expect, test } from 'vitest';
import { deadlineOf, isPast } from './deadline.ts';

const [early, late] = [new Date('2025-11-01T23:59:00Z'), new Date('2025-12-01T23:59:00Z')];

test('an event has its own deadline, or else the one for all, or none', () => {
  expect(deadlineOf(early, late)).toBe(early);
  expect(deadlineOf(null, late)).toBe(late);
  expect(deadlineOf(null, null)).toBeNull();
});

test('the instant of the deadline still counts, and without one nothing is late', () => {
  expect(isPast(early, early)).toBe(false);
  expect(isPast(early, new Date(early.getTime() + 1))).toBe(true);
  expect(isPast(null, late)).toBe(false);
});
