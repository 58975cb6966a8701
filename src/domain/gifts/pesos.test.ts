import { expect, test } from 'vitest';
import { pesos } from './pesos.ts';

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
  expect(pesos(amount)).toBe(text);
});
