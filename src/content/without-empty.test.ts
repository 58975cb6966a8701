import { expect, test } from 'vitest';
import { fieldOf } from './schemas/field-of.ts';
import { anyList, byDefault, group, optional, pair, text } from './schemas/fields.ts';
import { withoutEmpty } from './without-empty.ts';

const field = fieldOf(
  group('una muestra', {
    names: pair('los nombres', text('un nombre')),
    title: optional(text('el título')),
    map: optional(group('el mapa', { from: text('desde'), to: text('hasta') })),
    steps: byDefault(anyList('los pasos', text('un paso')), []),
  }),
);

test('what is optional and says nothing is as if it were not there', () => {
  const typed = { names: ['Ana', 'Luis'], title: ' ', map: { from: '', to: ' ' }, steps: [] };
  expect(withoutEmpty(field, typed)).toEqual({ names: ['Ana', 'Luis'] });
});

test('what is required, and what is half said, stays to be asked for', () => {
  const typed = { names: ['', 'Luis'], map: { from: 'Santiago', to: '' }, steps: [''] };
  expect(withoutEmpty(field, typed)).toEqual({ ...typed, steps: undefined });
});
