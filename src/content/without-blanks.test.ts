import { expect, test } from 'vitest';
import { fieldOf } from './schemas/field-of.ts';
import { anyList, group, pair, text } from './schemas/fields.ts';
import { withoutBlanks } from './without-blanks.ts';

const field = fieldOf(
  group('una muestra', {
    names: pair('los nombres', text('un nombre')),
    title: text('el título').optional(),
    map: group('el mapa', { from: text('desde'), to: text('hasta') }).optional(),
    steps: anyList('los pasos', text('un paso')).default([]),
  }),
);

test('what is optional and says nothing is as if it were not there', () => {
  const typed = { names: ['Ana', 'Luis'], title: ' ', map: { from: '', to: ' ' }, steps: [] };
  expect(withoutBlanks(field, typed)).toEqual({ names: ['Ana', 'Luis'] });
});

test('what is required, and what is half said, stays to be asked for', () => {
  const typed = { names: ['', 'Luis'], map: { from: 'Santiago', to: '' }, steps: [''] };
  expect(withoutBlanks(field, typed)).toEqual({ ...typed, steps: undefined });
});
