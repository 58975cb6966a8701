import { describe, expect, test } from 'vitest';
import { inRegion } from '#tests/support/region.ts';
import { everyGift, selectGifts, typedPrice, type GiftFilter } from './gift-list.ts';

const gift = (id: number, name: string, price: number, purchase_count = 0) => ({
  id,
  name,
  description: `${name} para dos`,
  price,
  purchase_count,
});

const gifts = [
  gift(1, 'Cena frente al mar', 60_000, 2),
  gift(2, 'Kayak', 95_000),
  gift(3, 'Ñandú al galope', 60_000),
];

const select = (filter: Partial<GiftFilter>) =>
  selectGifts(gifts, { ...everyGift, ...filter }).map(({ id }) => id);

describe('the list of gifts', () => {
  test('is whole and in its own order without a filter', () => {
    expect(select({})).toEqual([1, 2, 3]);
  });

  test('finds a name or a description whatever the case', () => {
    expect(select({ search: ' KAYAK ' })).toEqual([2]);
    expect(select({ search: 'PARA DOS' })).toEqual([1, 2, 3]);
    expect(select({ search: 'ñandú' })).toEqual([3]);
    expect(select({ search: 'nada' })).toEqual([]);
  });

  test('is sorted by price both ways, equals as they come, and never in place', () => {
    expect(select({ order: 'ascending' })).toEqual([1, 3, 2]);
    expect(select({ order: 'descending' })).toEqual([2, 1, 3]);
    expect(gifts.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('includes both ends of a price range; an empty end is none', () => {
    expect(select({ min: '60000', max: '60.000' })).toEqual([1, 3]);
    expect(select({ min: '60001' })).toEqual([2]);
    expect(select({ max: '59999' })).toEqual([]);
  });

  test('may leave out what was given already', () => {
    expect(select({ onlyNotGifted: true })).toEqual([2, 3]);
  });
});

test.each([
  ['', undefined],
  ['  ', undefined],
  ['abc', undefined],
  ['-5', undefined],
  ['50.000', 50_000],
  ['$ 50000', 50_000],
  ['0', 0],
])('the price typed as "%s" is %s', (text, price) => {
  expect(typedPrice(text)).toBe(price);
});

test.each([
  ['50,000', 50_000],
  ['$ 50,000', 50_000],
  ['50000', 50_000],
  ['50.5', undefined],
])('in Mexico the price typed as "%s" is %s', (text, price) => {
  inRegion({ currency: 'MXN', country: 'MX' });
  expect(typedPrice(text)).toBe(price);
});
