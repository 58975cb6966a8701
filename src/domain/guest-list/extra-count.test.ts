import { describe, expect, test } from 'vitest';
import { extraIn, withoutCompanions } from './extra-count.ts';

test.each([
  ['2', 2],
  ['+1', 1],
  [' 3 personas', 3],
  ['Sí', 1],
  ['No', 0],
  ['', null],
  ['-', null],
  ['Pedro Soto', undefined],
  ['dos', undefined],
])('%j says %j people', (text, places) => {
  expect(extraIn(text)).toBe(places);
});

describe('people without a name', () => {
  test.each([
    ['Ana Soto +1', 'Ana Soto', 1],
    ['Ana Soto + 2', 'Ana Soto', 2],
    ['Ana Soto (+1)', 'Ana Soto', 1],
    ['Ana y acompañante', 'Ana', 1],
    ['Ana Soto & Guest', 'Ana Soto', 1],
    ['Ana con su pareja', 'Ana', 1],
    ['+1', '', 1],
    ['Acompañante', '', 1],
    ['Acompañante de Ana', '', 1],
    ['Guest of Ana Soto', '', 1],
  ])('in %j', (text, names, companions) => {
    expect(withoutCompanions(text)).toEqual({ names, companions });
  });

  test.each([
    'Ana Soto',
    'Ana y Luis',
    'Ana + Luis',
    'Invitada Real',
    'Guestón Pareja',
    'Ana, Luis',
  ])('%j names everybody', (text) => {
    expect(withoutCompanions(text)).toEqual({ names: text, companions: 0 });
  });
});
