import { describe, expect, test } from 'vitest';
import { inRegion } from '#tests/support/region.ts';
import type { Currency } from '../region.ts';
import { amountText, currencyName, digitGroups } from './amount.ts';

describe('in Chile', () => {
  test.each([
    [0, '$0'],
    [1, '$1'],
    [999, '$999'],
    [5000, '$5.000'],
    [85_000, '$85.000'],
    [1_234_567, '$1.234.567'],
    [1_000_000_000, '$1.000.000.000'],
    [-5000, '-$5.000'],
  ])('%i pesos are written %s', (amount, text) => {
    expect(amountText(amount)).toBe(text);
  });
});

describe('in Mexico', () => {
  test.each([
    [0, '$0'],
    [999, '$999'],
    [5000, '$5,000'],
    [1_234_567, '$1,234,567'],
    [-5000, '-$5,000'],
  ])('%i pesos are written %s', (amount, text) => {
    inRegion({ currency: 'MXN', country: 'MX' });
    expect(amountText(amount)).toBe(text);
  });
});

test.each<[Currency, string, string, string]>([
  ['CLP', 'CL', '$85.000', 'pesos'],
  ['ARS', 'AR', '$ 85.000', 'pesos'],
  ['BRL', 'BR', 'R$ 85,000', 'reales'],
  ['MXN', 'MX', '$85,000', 'pesos'],
  ['COP', 'CO', '$ 85.000', 'pesos'],
  ['PEN', 'PE', 'S/ 85,000', 'soles'],
  ['UYU', 'UY', '$ 85.000', 'pesos'],
])('%s in %s are written %s and called %4$s', (currency, country, text, name) => {
  inRegion({ currency, country });
  expect([amountText(85_000).replaceAll('\u00a0', ' '), currencyName()]).toEqual([text, name]);
  expect(digitGroups(amountText(85_000))).toEqual(['85', '000']);
});

test('when the couple publishes another currency, the same amount is written in that one', () => {
  expect(amountText(85_000)).toBe('$85.000');
  inRegion({ currency: 'PEN', country: 'PE' });
  expect(amountText(85_000)).toBe('S/\u00a085,000');
});
