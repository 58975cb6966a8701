import { expect, test } from 'vitest';
import { mergeForm } from './merge-fields.ts';

const base = { name: 'Cena', location: 'Granero', price: '10', visible: true };

test('what each changed alone comes together', () => {
  const typed = { ...base, location: 'Capilla' };
  const stored = { ...base, price: '20', visible: false };
  expect(mergeForm(base, typed, stored)).toEqual({
    values: { ...base, location: 'Capilla', price: '20', visible: false },
    conflicts: [],
    taken: [
      { path: 'price', typed: '10', stored: '20' },
      { path: 'visible', typed: true, stored: false },
    ],
  });
});

test('what both changed stays as it was typed, beside what is stored', () => {
  const typed = { ...base, name: 'Cena larga', price: '30' };
  const stored = { ...base, name: 'Cena corta', price: '30' };
  expect(mergeForm(base, typed, stored)).toEqual({
    values: typed,
    conflicts: [{ path: 'name', typed: 'Cena larga', stored: 'Cena corta' }],
    taken: [],
  });
});
