import { describe, expect, test } from 'vitest';
import { inRegion } from '#tests/support/region.ts';
import { erasureDay, erasureDueAt } from './erasure-dates.ts';
import { zonedIso } from '../time/wedding-clock.ts';

describe('the day of an erasure', () => {
  test.each([
    // A party that ends at 4 a.m. on the 21st.
    ['contact', '2025-12-21T04:00-03:00', '2026-01-20T00:00:00-03:00'],
    ['everything', '2025-12-21T04:00-03:00', '2026-06-19T00:00:00-04:00'],
    // Across both changes of the Chilean clock.
    ['contact', '2026-03-06T23:30-03:00', '2026-04-05T00:00:00-04:00'],
    ['contact', '2026-08-07T00:10-04:00', '2026-09-06T01:00:00-03:00'],
    ['everything', '2026-03-10T12:00-03:00', '2026-09-06T01:00:00-03:00'],
  ] as const)('%s after %s is %s', (kind, lastDay, day) => {
    expect(zonedIso(erasureDay(kind, new Date(lastDay)))).toBe(day);
  });

  test.each([
    ['Europe/Madrid', 'contact', '2026-02-27T23:30+01:00', '2026-03-29T00:00:00+01:00'],
    ['Europe/Madrid', 'contact', '2026-09-26T01:00+02:00', '2026-10-26T00:00:00+01:00'],
    ['Europe/Madrid', 'everything', '2025-12-21T04:00+01:00', '2026-06-19T00:00:00+02:00'],
    ['America/Mexico_City', 'contact', '2025-12-21T04:00-06:00', '2026-01-20T00:00:00-06:00'],
    ['America/Mexico_City', 'everything', '2026-03-10T12:00-06:00', '2026-09-06T00:00:00-06:00'],
  ] as const)('in %s %s after %s is %s', (timeZone, kind, lastDay, day) => {
    inRegion({ timeZone });
    expect(zonedIso(erasureDay(kind, new Date(lastDay)))).toBe(day);
  });

  test('leaves a day to reconsider when it is switched on late', () => {
    const lastDay = new Date('2025-12-21T04:00-03:00');
    const early = erasureDueAt('contact', lastDay, new Date('2025-11-01T10:00-03:00'));
    expect(early).toEqual(erasureDay('contact', lastDay));
    const late = erasureDueAt('contact', lastDay, new Date('2026-11-01T10:00-03:00'));
    expect(zonedIso(late)).toBe('2026-11-02T10:00:00-03:00');
  });
});
