import { expect, test } from 'vitest';
import { areCompanionsClosed, remainingCompanions } from './companions.ts';

const now = new Date('2025-11-20T12:00Z');
const before = new Date('2025-11-19T12:00Z');
const after = new Date('2025-11-21T12:00Z');

test('a place is left until somebody is brought on it', () => {
  const invited = { is_companion: false };
  const added = { is_companion: true };
  expect(remainingCompanions(2, [invited, invited])).toBe(2);
  expect(remainingCompanions(2, [invited, added])).toBe(1);
  expect(remainingCompanions(1, [added, added])).toBe(0);
});

test('companions are open until the last deadline of the group has passed', () => {
  expect(areCompanionsClosed([before, after], now)).toBe(false);
  expect(areCompanionsClosed([before, null], now)).toBe(false);
  expect(areCompanionsClosed([before, now], now)).toBe(false);
  expect(areCompanionsClosed([before, before], now)).toBe(true);
});

test('a group that is not invited to anything yet has no deadline', () => {
  expect(areCompanionsClosed([], now)).toBe(false);
});
