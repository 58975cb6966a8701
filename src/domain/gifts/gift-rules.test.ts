import { expect, test } from 'vitest';
import { changedField, kindToStore, pricedItem } from './gift-rules.ts';

const none = () => ({ count: 0, amount: 0 });
const fixed = { id: 1, kind: 'fixed', price: 100, shares: null } as const;
const shared = { id: 2, kind: 'shares', price: 100, shares: 3 } as const;
const open = { id: 3, kind: 'open', price: 50, shares: null } as const;

test('a kind that is left out stays; only shares have a number', () => {
  expect(kindToStore({ price: 100 })).toEqual({ kind: 'fixed', shares: null });
  expect(kindToStore({ price: 100 }, shared)).toEqual({ kind: 'shares', shares: 3 });
  expect(kindToStore({ price: 100, kind: 'open', shares: 3 }, shared)).toEqual({
    kind: 'open',
    shares: null,
  });
  expect(() => kindToStore({ price: 100, kind: 'shares' })).toThrow('shares_missing');
  expect(() => kindToStore({ price: 5, kind: 'shares', shares: 4 })).toThrow(
    'price_too_low_for_shares',
  );
});

test('a fixed price may change, that of shares may not', () => {
  expect(changedField(fixed, { ...fixed, price: 200 })).toBeUndefined();
  expect(changedField(shared, { ...shared, price: 200 })).toBe('price');
  expect(changedField(shared, { ...shared, shares: 4 })).toBe('shares');
  expect(changedField(fixed, open)).toBe('kind');
});

test('a gift is priced by its kind', () => {
  expect(pricedItem(fixed, { quantity: 2 }, none, 'items.0')).toEqual([
    { quantity: 2, unitPrice: 100 },
  ]);
  expect(pricedItem(shared, { quantity: 2 }, none, 'items.0')).toEqual([
    { quantity: 2, unitPrice: 34 },
  ]);
  expect(pricedItem(open, { quantity: 1, amount: 50 }, none, 'items.0')).toEqual([
    { quantity: 1, unitPrice: 50 },
  ]);
});

test('what does not fit is refused beside its field', () => {
  for (const item of [{ quantity: 1 }, { quantity: 1, amount: 49 }, { quantity: 2, amount: 50 }]) {
    expect(() => pricedItem(open, item, none, 'items.4')).toThrow(
      expect.objectContaining({
        code: 'bad_amount',
        details: { minimum: 50, field: 'items.4.amount' },
      }),
    );
  }
  expect(() => pricedItem(fixed, { quantity: 1, amount: 100 }, none, 'items.0')).toThrow(
    'amount_not_asked',
  );
  const two = () => ({ count: 2, amount: 68 });
  expect(() => pricedItem(shared, { quantity: 2 }, two, 'items.0')).toThrow(
    expect.objectContaining({ code: 'no_shares_left', details: { giftId: 2, left: 1 } }),
  );
});
