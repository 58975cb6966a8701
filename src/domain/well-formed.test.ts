import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test('every text becomes what toWellFormed makes of it', () => {
  expect(wellFormed('a\uD83D b🔥\uDD25')).toBe('a\uFFFD b🔥\uFFFD');
  const text = fc.string({
    unit: fc.integer({ max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  });
  fc.assert(fc.property(text, (value) => wellFormed(value) === value.toWellFormed()));
});
