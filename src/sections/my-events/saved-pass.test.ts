import { expect, test } from 'vitest';
import { inWords, weightInWords } from './saved-pass.ts';

test('a weight reads as people here write it', () => {
  expect(weightInWords(640_400)).toBe('640 kB');
  expect(weightInWords(1_234_567)).toBe('1,2 MB');
});

test('the pass says when, how much, and whether it lasts', () => {
  const pass = { at: Date.parse('2025-12-18T18:40:00Z'), bytes: 1_234_567 };
  expect(inWords({ ...pass, lasts: true })).toBe(
    'Guardado el 18 de diciembre, 15:40 · 1,2 MB en este teléfono. Tu teléfono no lo borrará por falta de espacio.',
  );
  expect(inWords({ ...pass, lasts: false })).toContain('ábrelo una vez antes de partir');
});
