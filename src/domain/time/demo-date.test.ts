import { expect, test } from 'vitest';
import { demoDateNear, nextDemoDate, readDemoDate } from './demo-date.mjs';

const on = (now: string) => nextDemoDate(new Date(now));

test('the specification’s wedding is the one of 2025', () => {
  expect(on('2025-06-01T12:00:00-04:00')).toBe('2025-12-20');
});

test('it is the Saturday nearest to 20 December, before or after', () => {
  expect(on('2026-03-01T12:00:00-03:00')).toBe('2026-12-19');
  expect(on('2027-03-01T12:00:00-03:00')).toBe('2027-12-18');
  expect(on('2028-03-01T12:00:00-03:00')).toBe('2028-12-23');
  expect(on('2029-03-01T12:00:00-03:00')).toBe('2029-12-22');
});

test('30 days ahead it still is this year’s, 29 days ahead the next', () => {
  expect(on('2026-11-19T23:59:00-03:00')).toBe('2026-12-19');
  expect(on('2026-11-20T00:00:00-03:00')).toBe('2027-12-18');
});

test('the day is the one in Santiago, whatever it is elsewhere', () => {
  expect(on('2026-11-20T02:30:00Z')).toBe('2026-12-19');
});

test('DEMO_DATE is taken unchanged, and only a Saturday', () => {
  const now = new Date('2030-01-01T00:00:00Z');
  expect(readDemoDate('2025-12-20', now)).toBe('2025-12-20');
  expect(readDemoDate('', now)).toBe('2030-12-21');
  for (const wrong of ['2025-12-19', '2025-13-45', 'mañana']) {
    expect(() => readDemoDate(wrong, now)).toThrow('DEMO_DATE');
  }
});

test('a moment to be rehearsed belongs to the wedding nearest to it, before or after', () => {
  expect(demoDateNear('2026-12-19T19:00')).toBe('2026-12-19');
  expect(demoDateNear('2027-01-20T12:00')).toBe('2026-12-19');
  expect(demoDateNear('2026-09-01T12:00')).toBe('2026-12-19');
});
