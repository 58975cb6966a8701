import { expect, test } from 'vitest';
import { identifyOptions, optionId, optionText } from './options.ts';

const buses = { options: ['Plaza', 'Terminal', 'Hotel'], option_ids: ['p', 't', 'h'] };

const identified = (options: string[], option_ids?: (string | null)[]) => {
  let made = 0;
  return identifyOptions(buses, { options, option_ids }, () => `new${(made += 1)}`);
};

test('an option is found by its text, and its text by its id', () => {
  expect(optionId(buses, 'Terminal')).toBe('t');
  expect(optionId(buses, true)).toBeNull();
  expect(optionText(buses, 'h')).toBe('Hotel');
  expect(optionText(buses, 'gone')).toBeUndefined();
  expect(optionText(buses, null)).toBeUndefined();
});

test('an option that is sent with its id stays the same one, whatever it says and wherever it stands', () => {
  expect(identified(['Hotel Real', 'Plaza de Armas', 'Rodoviario'], ['h', 'p', 't'])).toEqual([
    'h',
    'p',
    't',
  ]);
  expect(identified(['Terminal', 'Plaza', 'Hotel'], ['p', 't', 'h'])).toEqual(['p', 't', 'h']);
  expect(identified(['Plaza', 'Cerro', 'Hotel'], ['p', null, 'h'])).toEqual(['p', 'new1', 'h']);
});

test('an id that the question does not have, or that comes twice, is none', () => {
  expect(identified(['Cerro', 'Río', 'Plaza'], ['x', 'p', 'p'])).toEqual(['new1', 'p', 'new2']);
});

test('without ids the same text is the same option, and so is one written anew in its place', () => {
  expect(identified(['Hotel', 'Plaza', 'Terminal'])).toEqual(['h', 'p', 't']);
  expect(identified(['Plaza', 'Rodoviario', 'Hotel'])).toEqual(['p', 't', 'h']);
  expect(identified(['Hotel', 'Rodoviario', 'Terminal'])).toEqual(['h', 'new1', 't']);
  expect(identified(['Río', 'Cerro', 'Hotel'])).toEqual(['new1', 'new2', 'h']);
  expect(identified(['Plaza', 'Terminal'])).toEqual(['p', 't']);
});
