import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedDietaryTypes, dietaryType, dietaryTypes, dietOf } from './dietary.ts';

test('GlutenFree is the same diet as Celiac', () => {
  expect(dietaryType('GlutenFree')).toBe('Celiac');
});

test('every other spelling is stored as it came', () => {
  for (const type of dietaryTypes) expect(dietaryType(type)).toBe(type);
});

test('only Other keeps its free text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...acceptedDietaryTypes), fc.string(), (spelling, text) => {
      const { type, spec } = dietOf(spelling, text);
      expect(type).toBe(dietaryType(spelling));
      expect(spec).toBe(spelling === 'Other' ? text.trim() || null : null);
    }),
  );
});

test.each([null, undefined, '', '   '])('Other without words (%o) has no free text', (text) => {
  expect(dietOf('Other', text)).toEqual({ type: 'Other', spec: null });
});
