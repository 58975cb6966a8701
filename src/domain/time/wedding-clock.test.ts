import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { inRegion, testedZones } from '#tests/support/region.ts';
import { beginOfDay, isZone, parseWeddingTime, zonedIso } from './wedding-clock.ts';
import { localInputValue } from './local-input-value.ts';

const minute = 60_000;

/** Two days around each change of the zone's clock in 2025, by the minute; Mexico has none. */
const changes = {
  'America/Santiago': ['2025-04-05T03:00:00Z', '2025-09-06T04:00:00Z'],
  'Europe/Madrid': ['2025-03-29T01:00:00Z', '2025-10-25T01:00:00Z'],
  'America/Mexico_City': ['2025-04-06T06:00:00Z', '2025-10-26T06:00:00Z'],
} as const;

/** Beginning of the hour that occurs twice. */
const twice = {
  'America/Santiago': '2025-04-05T23',
  'Europe/Madrid': '2025-10-26T02',
  'America/Mexico_City': 'never',
} as const;

/** Without offset, in the wedding's zone: in December and in July. */
const local = {
  'America/Santiago': ['2025-12-20T21:00:00.000Z', '2025-07-01T22:00:00.000Z'],
  'Europe/Madrid': ['2025-12-20T17:00:00.000Z', '2025-07-01T16:00:00.000Z'],
  'America/Mexico_City': ['2025-12-21T00:00:00.000Z', '2025-07-02T00:00:00.000Z'],
} as const;

const offsets = {
  'America/Santiago': ['-03:00', '-04:00'],
  'Europe/Madrid': ['+01:00', '+02:00'],
  'America/Mexico_City': ['-06:00', '-06:00'],
} as const;

describe.each(testedZones)('in %s', (timeZone) => {
  beforeEach(() => inRegion({ timeZone }));

  const nearAChange = fc
    .tuple(fc.constantFrom(...changes[timeZone]), fc.nat(48 * 60))
    .map(([from, minutes]) => new Date(Date.parse(from) + minutes * minute));

  test('a time without a zone is of the wedding’s', () => {
    const [december, july] = local[timeZone];
    expect(parseWeddingTime('2025-12-20T18:00')?.toISOString()).toBe(december);
    expect(parseWeddingTime('2025-12-20T18:00:30')?.toISOString()).toBe(
      december.replace(':00.', ':30.'),
    );
    expect(parseWeddingTime('2025-07-01T18:00')?.toISOString()).toBe(july);
  });

  test.each([
    ['2025-12-20T18:00:00-03:00', '2025-12-20T21:00:00.000Z'],
    ['2025-12-20T18:00-0300', '2025-12-20T21:00:00.000Z'],
    ['2025-12-20T21:00:00.000Z', '2025-12-20T21:00:00.000Z'],
    ['2025-12-20T21:00Z', '2025-12-20T21:00:00.000Z'],
  ])('a date that is sent as %s means %s', (text, timestamp) => {
    expect(parseWeddingTime(text)?.toISOString()).toBe(timestamp);
  });

  test('an answer carries the offset of its day', () => {
    const [december, july] = local[timeZone];
    const [winter, summer] = offsets[timeZone];
    expect(zonedIso(new Date(december))).toBe(`2025-12-20T18:00:00${winter}`);
    expect(zonedIso(new Date(july))).toBe(`2025-07-01T18:00:00${summer}`);
  });

  test('a day begins at its midnight', () => {
    const noon = parseWeddingTime('2025-12-20T12:00')!;
    expect(beginOfDay(noon)).toEqual(parseWeddingTime('2025-12-20T00:00'));
  });

  test('around the changes of the clock what is answered is read back as the same instant', () => {
    fc.assert(
      fc.property(nearAChange, (timestamp) => {
        expect(parseWeddingTime(zonedIso(timestamp))).toEqual(timestamp);
      }),
      { numRuns: 500 },
    );
  });

  test('there, what an input shows is kept when it is sent back unchanged', () => {
    fc.assert(
      fc.property(nearAChange, (timestamp) => {
        const shown = localInputValue(timestamp);
        const sent = parseWeddingTime(shown)!;
        expect(localInputValue(sent)).toBe(shown);
        if (!shown.startsWith(twice[timeZone])) expect(sent).toEqual(timestamp);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['America/Santiago', '2025-09-07T00:30', '2025-09-07T01:30:00-03:00'],
  ['Europe/Madrid', '2025-03-30T02:30', '2025-03-30T03:30:00+02:00'],
])('in %s the skipped hour of %s means the hour after it', (timeZone, typed, meant) => {
  inRegion({ timeZone });
  expect(zonedIso(parseWeddingTime(typed)!)).toBe(meant);
});

test('when the couple publishes another zone, the same instant is told in that one', () => {
  const timestamp = new Date('2025-12-20T21:00:00Z');
  expect(zonedIso(timestamp)).toBe('2025-12-20T18:00:00-03:00');
  inRegion({ timeZone: 'Europe/Madrid' });
  expect(zonedIso(timestamp)).toBe('2025-12-20T22:00:00+01:00');
  expect(zonedIso(timestamp, 'America/Mexico_City')).toBe('2025-12-20T15:00:00-06:00');
  expect(zonedIso(timestamp)).toBe('2025-12-20T22:00:00+01:00');
});

describe('a date that is sent', () => {
  test.each([
    ...['', 'mañana', '2025-12-20', '20/12/2025 18:00', '2025-13-01T10:00', '2025-02-30T10:00'],
    ...['2025-12-20T25:00', '2025-12-20T18:61', '2025-12-20 18:00', ' 2025-12-20T18:00'],
    ...['2025-12-20T18:00+99:99', '+275760-09-13T00:00Z', '1766264400000', '2025-12-20T18:00z\n'],
    ...['0020-12-20T18:00', '9999-12-31T23:59-14:00'],
  ])('as %o means nothing', (text) => {
    expect(parseWeddingTime(text)).toBeNull();
  });

  test('is null or a real instant, whatever it looks like', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789-:T.Z+ '.split('')), { maxLength: 30 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          digits.map((parts) => parts.join('')),
        ),
        (text) => {
          const timestamp = parseWeddingTime(text);
          expect(timestamp === null || Number.isFinite(timestamp.getTime())).toBe(true);
        },
      ),
    );
  });
});

test('a zone has a name of the IANA', () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata'];
  expect(zones.filter((zone) => !isZone(zone))).toEqual([]);
  const invalid = ['', 'Chile', 'America/Linares', 'america/santiago', '-03:00', '+0300', 'GMT-3'];
  expect(invalid.filter(isZone)).toEqual([]);
});
