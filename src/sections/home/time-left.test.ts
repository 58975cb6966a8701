import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const wedding = Date.parse('2025-12-20T18:00:00-03:00');
const left = (now: string) => timeLeft(wedding, Date.parse(now)).join(' ');

test('days, hours, minutes and seconds have two digits at least', () => {
  expect(left('2025-12-18T16:57:56-03:00')).toBe('02 01 02 04');
  expect(left('2025-08-01T18:00:00-04:00')).toBe('140 23 00 00');
});

test('it is the same moment in every zone', () => {
  expect(left('2025-12-20T20:59:59Z')).toBe('00 00 00 01');
});

test('at the moment and ever after there are zeros', () => {
  expect(left('2025-12-20T18:00:00-03:00')).toBe('00 00 00 00');
  expect(left('2026-11-20T12:00:00-03:00')).toBe('00 00 00 00');
});
