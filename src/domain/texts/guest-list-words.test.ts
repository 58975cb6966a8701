import { describe, expect, test } from 'vitest';
import {
  dietOfText,
  guestTypeOf,
  inviterOf,
  isAboutFood,
  isSum,
  mentionsAllergy,
  severityOfText,
  splitNames,
  withAllergies,
  yesOrNo,
} from './guest-list-words.ts';

test.each([
  ['Sí', true],
  ['si', true],
  ['X', true],
  ['✓', true],
  ['VERDADERO', true],
  ['1', true],
  ['No', false],
  ['✗', false],
  ['FALSE', false],
  ['0', false],
  ['', null],
  [' – ', null],
  ['tal vez', undefined],
  ['2', undefined],
])('%j means %j', (text, expected) => {
  expect(yesOrNo(text)).toBe(expected);
});

describe('a diet', () => {
  test.each([
    ['Vegana', '', { type: 'Vegan', spec: null }],
    ['sin gluten', '', { type: 'Celiac', spec: null }],
    ['Celíaco (Sin Gluten)', '', { type: 'Celiac', spec: null }],
    ['Ninguna', '-', { type: 'None', spec: null, severity: null }],
    ['Ninguna', 'no', { type: 'None', spec: null, severity: null }],
    ['Ninguna', 'solo nueces no', { type: 'Other', spec: 'solo nueces no' }],
    ['Vegana', 'sin soya', { type: 'Other', spec: 'Vegana. sin soya' }],
    ['Sin restricción alimentaria', '', { type: 'None', spec: null, severity: null }],
    ['ok', '', { type: 'None', spec: null, severity: null }],
    ['0', '', { type: 'None', spec: null, severity: null }],
    ['Celiaquía', '', { type: 'Celiac', spec: null }],
    ['celíaca', '', { type: 'Celiac', spec: null }],
    ['Otra', 'Alérgica al maní', { type: 'Other', spec: 'Alérgica al maní' }],
    ['Sin mariscos', '', { type: 'Other', spec: 'Sin mariscos' }],
    ['Sin mariscos', 'ni pescado', { type: 'Other', spec: 'Sin mariscos. ni pescado' }],
    ['', 'Alérgica', { type: 'Other', spec: 'Alérgica' }],
    ['', '', undefined],
    ['-', ' ', undefined],
  ])('%j with %j', (text, details, expected) => {
    expect(dietOfText(text, details)).toEqual(expected);
  });
});

test.each([
  ['Alergia grave', 'allergy'],
  ['SEVERA', 'allergy'],
  ['severo', 'allergy'],
  ['Alergia severa', 'allergy'],
  ['Muy grave', 'allergy'],
  ['Anafilaxia', 'allergy'],
  ['Alérgica grave', 'allergy'],
  ['alérgico grave', 'allergy'],
  ['Le hace mal', 'intolerance'],
  ['Es un gusto', 'preference'],
  ['', null],
  [' - ', null],
  ['No', null],
  ['ninguna', null],
  ['Ninguno', null],
  ['No aplica', null],
  ['N/A', null],
  ['se hincha', undefined],
  ['???', undefined],
])('the severity %j means %j', (text, expected) => {
  expect(severityOfText(text)).toBe(expected);
});

test.each([
  ['Ana', ['Ana']],
  ['Ana, Luis y Pedro', ['Ana', 'Luis', 'Pedro']],
  ['Ana\nLuis\r\nPedro', ['Ana', 'Luis', 'Pedro']],
  ['Ana & Luis / Eva; Inés + Olga', ['Ana', 'Luis', 'Eva', 'Inés', 'Olga']],
  ['Ana e Isabel', ['Ana', 'Isabel']],
  ['Yeyé Soto', ['Yeyé Soto']],
  [', ;', []],
])('%j are %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});

test('types, inviters and sums are known by their words, not by their letters', () => {
  expect(guestTypeOf('FAMILIA')).toBe('familia');
  expect(guestTypeOf('Couple')).toBe('pareja');
  expect(guestTypeOf('niños')).toBeUndefined();
  expect(inviterOf('violeta', ['Violeta', 'Lautaro'])).toBe('Violeta');
  expect(inviterOf('', ['Violeta', 'Lautaro'])).toBeUndefined();
  expect([isSum('TOTAL'), isSum('Totoro')]).toEqual([true, false]);
});

describe('an allergy beside a diet', () => {
  test.each([
    ['Vegetariana', 'Maní', { type: 'Other', spec: 'Maní. Vegetariana' }],
    ['Ninguna', 'Maní', { type: 'Other', spec: 'Maní' }],
    ['', 'Celíaca', { type: 'Celiac', spec: null }],
    ['Vegana', 'Celíaca', { type: 'Other', spec: 'Celíaca. Vegana' }],
    ['Menú infantil', 'Nueces', { type: 'Other', spec: 'Nueces. Menú infantil' }],
    ['Vegana', 'No', { type: 'Vegan', spec: null }],
    ['Vegana', '', { type: 'Vegan', spec: null }],
    ['', 'Ninguna', { type: 'None', spec: null, severity: null }],
    ['', '', undefined],
  ])('%j and %j', (written, allergies, expected) => {
    expect(withAllergies(dietOfText(written, ''), written, allergies)).toEqual(expected);
  });
});

test.each([
  ['Maní, muy grave', true],
  ['Alergia severa al marisco', true],
  ['anafilaxia con nueces', true],
  ['lleva EpiPen', true],
  ['Lactosa, no es grave', false],
  ['nada grave', false],
  ['Sin mariscos', false],
  ['Graveda', false],
])('%j says that it is grave: %s', (text, expected) => {
  expect(mentionsAllergy(text)).toBe(expected);
});

test.each([
  ['Sin mariscos', true],
  ['Vegetariano', true],
  ['Alérgica al maní', true],
  ['Ninguna', true],
  ['Carne', false],
  ['Pollo', false],
  ['Adulto', false],
])('%j is about what somebody eats: %s', (text, expected) => {
  expect(isAboutFood(text)).toBe(expected);
});
