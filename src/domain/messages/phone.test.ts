import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inRegion } from '#tests/support/region.ts';
import { hasNumbers, parsePhone } from './phone.ts';

test.each([
  '+56 9 8765 4321',
  '+56987654321',
  '56987654321',
  '0056987654321',
  '00 56 9 8765-4321',
  '9 8765 4321',
  '987654321',
  '0 9 8765 4321',
  '+56 09 8765 4321',
  '(+56) 9 (8765)-4321',
  '+56.9.8765.4321',
  '\u202a+56 9 8765\u00a04321\u202c',
  '9\u200b87654321',
  '９８７６５４３２１',
])('a Chilean mobile number written %j is one number', (typed) => {
  expect(parsePhone(typed)).toEqual({ e164: '+56987654321', needsReview: false });
});

test.each([
  ['+1 415 555 2671', '+14155552671'],
  ['+44 7400 123456', '+447400123456'],
  ['+44 (0)7400 123456', '+447400123456'],
  ['0044 7400 123456', '+447400123456'],
  ['+54 9 11 2345 6789', '+5491123456789'],
  ['+55 11 96123-4567', '+5511961234567'],
  ['+49 1511 2345678', '+4915112345678'],
  ['+34 612 345 678', '+34612345678'],
  ['34 612 345 678', '+34612345678'],
])('a mobile number of another country keeps its country: %j', (typed, e164) => {
  expect(parsePhone(typed)).toEqual({ e164, needsReview: false });
});

test('a Chilean mobile number of a range that the library does not know is not doubtful', () => {
  const parsed = { e164: '+56912345678', needsReview: false };
  expect(['+56 9 1234 5678', '9 1234 5678'].map(parsePhone)).toEqual([parsed, parsed]);
});

test.each([
  ['MX', '55 1234 5678', '+525512345678'],
  ['MX', '56 0123 4567', '+525601234567'],
  ['MX', '+56 9 8765 4321', '+56987654321'],
  ['MX', '56 9 8765 4321', '+56987654321'],
  ['ES', '612 34 56 78', '+34612345678'],
  ['BR', '(11) 96123-4567', '+5511961234567'],
  ['PE', '999 888 777', '+51999888777'],
])('at a wedding in %s the mobile number %j is %s', (country, typed, e164) => {
  inRegion({ country });
  expect(parsePhone(typed)).toEqual({ e164, needsReview: false });
});

test('a number without a country code is of the wedding’s country alone', () => {
  inRegion({ country: 'MX' });
  expect(parsePhone('9 8765 4321')).toEqual({ e164: '+987654321', needsReview: true });
});

test('a country is two letters in capitals', () => {
  expect(['CL', 'ES', 'MX'].filter(hasNumbers)).toHaveLength(3);
  expect(['cl', 'Chile', 'XX', '', 'constructor'].filter(hasNumbers)).toEqual([]);
});

test.each([
  ['2 2345 6789', '+56223456789'],
  ['+56 2 2345 6789', '+56223456789'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+54 11 2345 6789', '+541123456789'],
  // Unknown to the library, or not whole.
  ['+56 9 8765 432', '+5698765432'],
  ['8765 4321', '+87654321'],
  ['+98765432 1', '+987654321'],
  ['+52 1 55 1234 5678', '+5215512345678'],
  ['9 8765 4321 (mamá)', '+56987654321'],
  ['98765432l1', '+56987654321'],
])('%j is doubtful, and linked all the same', (typed, e164) => {
  expect(parsePhone(typed)).toEqual({ e164, needsReview: true });
});

test.each(['', ' ', '-', '+', '00', 'no tiene', '1234567', '+1234567890123456', '\u200b'])(
  '%j is no number',
  (typed) => {
    expect(parsePhone(typed)).toEqual({ e164: null, needsReview: true });
  },
);

test('a parsed number is parsed to itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\+|00?)?[0-9 ()-]{0,17}$/u), (typed) => {
      const { e164 } = parsePhone(typed);
      if (e164 === null) return;
      expect(e164).toMatch(/^\+[1-9]\d{4,14}$/u);
      expect(parsePhone(e164).e164).toBe(e164);
    }),
  );
});

test.each([
  ['9 8765 4321 ext 3', '+56987654321'],
  ['+56 9 8765 4321 Ext. 12', '+56987654321'],
  ['987654321 anexo 204', '+56987654321'],
  ['987654321 x7', '+56987654321'],
  ['987654321 / 912345678', '+56987654321'],
  ['9 8765 4321/22', '+56987654321'],
  ['9 8765 4321; 9 1234 5678', '+56987654321'],
  ['987654321, 912345678', '+56987654321'],
  ['9 8765 4321 o 9 1234 5678', '+56987654321'],
  ['9 8765 4321\n9 1234 5678', '+56987654321'],
  ['+56 9 8765 4321 +56 9 1234 5678', '+56987654321'],
  ['987654321 912345678', null],
  ['5.69E+10', null],
  ['5,69876E+10', null],
  ['5e10', null],
])('what is more than a number never becomes another one: %j is %s', (typed, e164) => {
  expect(parsePhone(typed)).toEqual({ e164, needsReview: true });
});

test('commas and slashes within one number part nothing', () => {
  const mobile = { e164: '+56987654321', needsReview: false };
  expect(['9/8765/4321', '9,8765,4321'].map(parsePhone)).toEqual([mobile, mobile]);
});
