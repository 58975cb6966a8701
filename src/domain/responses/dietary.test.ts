import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  acceptedDietaryTypes,
  dietaryTypes,
  dietOf,
  isDiet,
  isSameDiet,
  noDiet,
} from './dietary.ts';

test('GlutenFree is the same diet as Celiac', () => {
  expect(dietOf('GlutenFree', null)).toEqual({ type: 'Celiac', spec: null });
});

test('every other spelling is stored as it came', () => {
  for (const type of dietaryTypes) expect(dietOf(type, null).type).toBe(type);
});

test('only Other keeps its free text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...acceptedDietaryTypes), fc.string(), (spelling, text) => {
      const { spec } = dietOf(spelling, text);
      expect(spec).toBe(spelling === 'Other' ? text.trim() || null : null);
    }),
  );
});

test.each([null, undefined, '', '   '])('Other without words (%o) has no free text', (text) => {
  expect(dietOf('Other', text)).toEqual({ type: 'Other', spec: null });
});

test('two diets are the same if type and free text are', () => {
  const nuts = dietOf('Other', 'Sin nueces');
  expect(isSameDiet(nuts, { ...nuts })).toBe(true);
  expect(isSameDiet(nuts, dietOf('Other', 'Sin maní'))).toBe(false);
  expect(isSameDiet(nuts, noDiet)).toBe(false);
});

test('a diet is a known type with a free text or none', () => {
  for (const type of dietaryTypes) expect(isDiet(dietOf(type, 'Sin nueces'))).toBe(true);
  const others = [null, 'Vegan', {}, { type: 'Keto', spec: null }, { type: 'Other', spec: 1 }];
  for (const value of [...others, { type: 'Vegan' }]) expect(isDiet(value)).toBe(false);
});
