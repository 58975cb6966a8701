import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWeddingTime, zonedIso } from './wedding-clock.ts';
import { localInputValue } from './wedding-time.ts';

const minute = 60_000;

/** Two days around each change of the Chilean clock in 2025, by the minute. */
const nearAChange = fc
  .tuple(fc.constantFrom('2025-04-05T03:00:00Z', '2025-09-06T04:00:00Z'), fc.nat(48 * 60))
  .map(([from, minutes]) => new Date(Date.parse(from) + minutes * minute));

/** On 5 April the hour from 11 pm to midnight occurs twice. */
const goesTwice = (instant: Date) => localInputValue(instant).startsWith('2025-04-05T23');

describe('a date that is sent', () => {
  test.each([
    ['2025-12-20T18:00', '2025-12-20T21:00:00.000Z'],
    ['2025-12-20T18:00:30', '2025-12-20T21:00:30.000Z'],
    ['2025-07-01T18:00', '2025-07-01T22:00:00.000Z'],
    ['2025-12-20T18:00:00-03:00', '2025-12-20T21:00:00.000Z'],
    ['2025-12-20T18:00-0300', '2025-12-20T21:00:00.000Z'],
    ['2025-12-20T21:00:00.000Z', '2025-12-20T21:00:00.000Z'],
    ['2025-12-20T21:00Z', '2025-12-20T21:00:00.000Z'],
  ])('as %s means %s', (text, instant) => {
    expect(parseWeddingTime(text)?.toISOString()).toBe(instant);
  });

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
          const instant = parseWeddingTime(text);
          expect(instant === null || Number.isFinite(instant.getTime())).toBe(true);
        },
      ),
    );
  });

  test('in the hour that September skips means the hour after it', () => {
    expect(zonedIso(parseWeddingTime('2025-09-07T00:30')!)).toBe('2025-09-07T01:30:00-03:00');
  });
});

test('an answer carries the offset of its day', () => {
  expect(zonedIso(new Date('2025-12-20T21:00:00Z'))).toBe('2025-12-20T18:00:00-03:00');
  expect(zonedIso(new Date('2025-07-01T22:00:00Z'))).toBe('2025-07-01T18:00:00-04:00');
});

describe('around the changes of the clock', () => {
  test('what is answered is read back as the same instant', () => {
    fc.assert(
      fc.property(nearAChange, (instant) => {
        expect(parseWeddingTime(zonedIso(instant))).toEqual(instant);
      }),
      { numRuns: 500 },
    );
  });

  test('what an input shows is kept when it is sent back unchanged', () => {
    fc.assert(
      fc.property(nearAChange, (instant) => {
        const shown = localInputValue(instant);
        const sent = parseWeddingTime(shown)!;
        expect(localInputValue(sent)).toBe(shown);
        if (!goesTwice(instant)) expect(sent).toEqual(instant);
      }),
      { numRuns: 500 },
    );
  });
});
