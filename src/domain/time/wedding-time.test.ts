import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { inRegion, testedZones } from '#tests/support/region.ts';
import { localInputValue } from './local-input-value.ts';
import { zonedIso } from './wedding-clock.ts';
import { clockTime, dateAndTime, daySpan, fullDate, weekdayDateAndTime } from './wedding-time.ts';
import { ofZone, zoneName, zoneCity } from './zone-name.ts';

test.each([
  ['2025-03-05T16:00:00-03:00', '5 de marzo de 2025 • 4:00 pm'],
  ['2025-12-20T18:00:00-03:00', '20 de diciembre de 2025 • 6:00 pm'],
  ['2025-12-20T00:05:00-03:00', '20 de diciembre de 2025 • 12:05 am'],
  ['2025-12-20T12:00:00-03:00', '20 de diciembre de 2025 • 12:00 pm'],
  ['2025-12-20T11:59:00-03:00', '20 de diciembre de 2025 • 11:59 am'],
  ['2025-12-21T02:30:00Z', '20 de diciembre de 2025 • 11:30 pm'],
])('%s is shown as %s', (timestamp, shown) => {
  expect(dateAndTime(new Date(timestamp))).toBe(shown);
});

test.each([
  ['2025-03-30T00:59:00Z', '30 de marzo de 2025 • 1:59 am'],
  ['2025-03-30T01:00:00Z', '30 de marzo de 2025 • 3:00 am'],
  ['2025-10-26T00:59:00Z', '26 de octubre de 2025 • 2:59 am'],
  ['2025-10-26T01:00:00Z', '26 de octubre de 2025 • 2:00 am'],
  ['2025-10-26T23:00:00Z', '27 de octubre de 2025 • 12:00 am'],
])('around a change of the Spanish clock %s is %s', (timestamp, shown) => {
  inRegion({ timeZone: 'Europe/Madrid' });
  expect(dateAndTime(new Date(timestamp))).toBe(shown);
});

test.each([
  ['2025-04-06T05:59:00Z', '5 de abril de 2025 • 11:59 pm'],
  ['2025-04-06T08:00:00Z', '6 de abril de 2025 • 2:00 am'],
  ['2025-12-21T05:59:00Z', '20 de diciembre de 2025 • 11:59 pm'],
])('in Mexico City, whose clock does not change, %s is %s', (timestamp, shown) => {
  inRegion({ timeZone: 'America/Mexico_City' });
  expect(dateAndTime(new Date(timestamp))).toBe(shown);
});

test('when the couple publishes another zone, the same instant is shown in that one', () => {
  const timestamp = new Date('2025-12-20T21:00:00Z');
  expect(dateAndTime(timestamp)).toBe('20 de diciembre de 2025 • 6:00 pm');
  inRegion({ timeZone: 'Europe/Madrid' });
  expect(dateAndTime(timestamp)).toBe('20 de diciembre de 2025 • 10:00 pm');
  expect(localInputValue(timestamp)).toBe('2025-12-20T22:00');
});

test.each([
  ['America/Santiago', 'hora de Chile', 'de Chile', 'Santiago'],
  ['Europe/Madrid', 'hora de Europa central', 'de Europa central', 'Madrid'],
  ['America/Mexico_City', 'hora central', 'de la hora central', 'Mexico City'],
  ['America/Argentina/Buenos_Aires', 'hora de Argentina', 'de Argentina', 'Buenos Aires'],
])('%s is called %s, its hours those %s, after %s', (timeZone, name, of, place) => {
  inRegion({ timeZone });
  expect([zoneName(), ofZone(), zoneCity()]).toEqual([name, of, place]);
});

test.each([
  ['2025-04-06T02:59:00Z', '5 de abril de 2025 • 11:59 pm'],
  ['2025-04-06T03:00:00Z', '5 de abril de 2025 • 11:00 pm'],
  ['2025-04-06T03:59:00Z', '5 de abril de 2025 • 11:59 pm'],
  ['2025-04-06T04:00:00Z', '6 de abril de 2025 • 12:00 am'],
  ['2025-09-07T03:59:00Z', '6 de septiembre de 2025 • 11:59 pm'],
  ['2025-09-07T04:00:00Z', '7 de septiembre de 2025 • 1:00 am'],
])('around a change of the Chilean clock %s is %s', (timestamp, shown) => {
  expect(dateAndTime(new Date(timestamp))).toBe(shown);
});

test('the weekday comes first where it is asked for', () => {
  expect(weekdayDateAndTime(new Date('2025-03-05T16:00:00-03:00'))).toBe(
    'miércoles, 5 de marzo de 2025 • 4:00 pm',
  );
});

test('a span of days names month and year twice only where they differ', () => {
  const noon = (day: string) => new Date(`${day}T15:00:00Z`);
  const span = (first: string, last: string) => daySpan(noon(first), noon(last));
  expect(span('2025-12-19', '2025-12-21')).toBe('19 al 21 de diciembre de 2025');
  expect(span('2025-11-30', '2025-12-01')).toBe('30 de noviembre al 1 de diciembre de 2025');
  expect(span('2025-12-31', '2026-01-02')).toBe('31 de diciembre de 2025 al 2 de enero de 2026');
});

describe.each(testedZones)('in %s', (timeZone) => {
  beforeEach(() => inRegion({ timeZone }));

  test('what is shown is what the wedding’s clock says, at any instant', () => {
    const from = new Date('2024-01-01T00:00:00Z').getTime();
    fc.assert(
      fc.property(fc.nat(3 * 366 * 24 * 60), (minutes) => {
        const timestamp = new Date(from + minutes * 60_000);
        const [date, time] = zonedIso(timestamp).slice(0, 16).split('T') as [string, string];
        const [hour, minute] = time.split(':').map(Number) as [number, number];
        const [year, , day] = date.split('-').map(Number) as [number, number, number];
        const half = hour < 12 ? 'am' : 'pm';
        expect(clockTime(timestamp)).toBe(
          `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, '0')} ${half}`,
        );
        expect(fullDate(timestamp)).toMatch(new RegExp(`^${day} de \\p{L}+ de ${year}$`, 'u'));
      }),
    );
  });

  test('an input shows what the wedding’s clock shows', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (timestamp) => {
          expect(localInputValue(timestamp)).toBe(zonedIso(timestamp).slice(0, 16));
        },
      ),
    );
  });
});
