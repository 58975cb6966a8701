import { expect, test } from 'vitest';
import { inRegion } from '#tests/support/region.ts';
import { fieldsOf, giftResolver, type GiftFields, readPrice } from './gift-fields.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const resolve = (fields: Partial<GiftFields>) =>
  giftResolver({ ...fieldsOf(null), ...fields }, undefined, options);
const errorsOf = async (fields: Partial<GiftFields>) => {
  const { errors } = await resolve(fields);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]));
};
const valid = { name: 'Cena', description: 'Frente al mar', price: '60000' };

test.each([
  ['85000', 85_000],
  ['85.000', 85_000],
  [' $ 85.000 ', 85_000],
  ['1.250.000', 1_250_000],
  ['0', 0],
  ['-5', -5],
  ['85.5', NaN],
  ['85,000', NaN],
  ['85.00', NaN],
  ['mil', NaN],
  ['', NaN],
])('%o is the price %o', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test.each([
  ['85000', 85_000],
  ['85,000', 85_000],
  ['$1,250,000', 1_250_000],
  ['85.000', NaN],
  ['85.5', NaN],
  ['85,00', NaN],
])('in Mexico %o is the price %o', (text, price) => {
  inRegion({ currency: 'MXN', country: 'MX' });
  expect(readPrice(text)).toBe(price);
});

test('name, description and price are needed', async () => {
  expect(await errorsOf({ name: ' ' })).toEqual({
    name: 'El nombre es requerido',
    description: 'La descripción es requerida',
    price: 'El precio debe ser mayor a 0',
  });
});

test('a price of nothing or less is refused', async () => {
  for (const price of ['0', '-5']) {
    expect(await errorsOf({ ...valid, price })).toEqual({ price: 'El precio debe ser mayor a 0' });
  }
});

test('a price that may mean two things is asked for again', async () => {
  expect(await errorsOf({ ...valid, price: '85.5' })).toEqual({
    price: 'Escriban el precio en pesos, sin decimales: por ejemplo 85.000',
  });
});

test('elsewhere it is asked for as prices are written there', async () => {
  inRegion({ currency: 'PEN', country: 'PE' });
  expect(await errorsOf({ ...valid, price: '85.5' })).toEqual({
    price: 'Escriban el precio en soles, sin decimales: por ejemplo 85,000',
  });
});

test('a picture is https or a path of the site', async () => {
  expect(Object.keys(await errorsOf({ ...valid, image_url: 'javascript:alert(1)' }))).toEqual([
    'image_url',
  ]);
});

test('what is sent is what the contract wants', async () => {
  expect((await resolve({ ...valid, price: '60.000' })).values).toEqual({
    name: 'Cena',
    description: 'Frente al mar',
    kind: 'fixed',
    price: 60_000,
    shares: null,
    image_url: null,
    visible: true,
  });
});
