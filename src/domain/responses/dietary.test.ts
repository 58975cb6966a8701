import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  acceptedDietaryTypes,
  dietOf,
  dietaryTypes,
  isDiet,
  isSameDiet,
  noDiet,
  withSeverity,
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
  const invalid = [null, 'Vegan', {}, { type: 'Keto', spec: null }, { type: 'Other', spec: 1 }];
  for (const value of [...invalid, { type: 'Vegan' }]) expect(isDiet(value)).toBe(false);
});

const peanuts = { type: 'Other', spec: 'Maní' } as const;

test('of the same type of diet the severity that is not mentioned stays, whatever its text; of another type it is not known', () => {
  const stored = { ...peanuts, severity: 'allergy' } as const;
  expect(withSeverity(peanuts, stored).severity).toBe('allergy');
  expect(withSeverity({ ...peanuts, severity: null }, stored).severity).toBeNull();
  expect(withSeverity({ ...peanuts, severity: 'preference' }, stored).severity).toBe('preference');
  expect(withSeverity({ ...peanuts, spec: 'Mani' }, stored).severity).toBe('allergy');
  expect(withSeverity({ ...peanuts, spec: 'Nueces' }, stored).severity).toBe('allergy');
  expect(withSeverity({ type: 'Vegan', spec: null }, stored).severity).toBeUndefined();
});

test('no diet has no severity', () => {
  expect(dietOf('None', null, 'allergy')).toEqual(noDiet);
  expect(dietOf('Celiac', null, 'allergy').severity).toBe('allergy');
});

test('a severity is a part of a diet', () => {
  expect(isSameDiet(peanuts, { ...peanuts, severity: null })).toBe(true);
  expect(isSameDiet(peanuts, { ...peanuts, severity: 'allergy' })).toBe(false);
  expect(isDiet({ ...peanuts, severity: 'allergy' })).toBe(true);
  expect(isDiet({ ...peanuts, severity: 'deadly' })).toBe(false);
});
