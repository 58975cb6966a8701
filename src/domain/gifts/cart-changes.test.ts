import { expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import { cartChanges, updatedCart } from './cart-changes.ts';

const gift = (id: number, name: string, price: number) => ({ id, name, price, image_url: null });
const dinner = gift(1, 'Cena', 60_000);
const balloon = gift(2, 'Globo', 150_000);
const line = (of: CartLine['gift'], quantity = 1): CartLine => ({ gift: of, quantity });

test('a cart of what is offered at its price has nothing to tell', () => {
  expect(cartChanges([line(dinner, 2)], [balloon, dinner])).toEqual([]);
});

test('a gift that is no longer offered is told by its name', () => {
  expect(cartChanges([line(dinner), line(balloon)], [dinner])).toEqual([
    { kind: 'gone', giftId: 2, name: 'Globo' },
  ]);
});

test('another price is told with the one before', () => {
  expect(cartChanges([line(dinner)], [{ ...dinner, price: 65_000 }])).toEqual([
    { kind: 'repriced', giftId: 1, name: 'Cena', before: 60_000, now: 65_000 },
  ]);
});

test('shares that others took are told, and a gift that is complete', () => {
  const trip = { ...gift(3, 'Pasajes', 100), kind: 'shares' as const, shares: 3 };
  const lines = [line({ ...trip, shares_left: 3, amount_left: 100 }, 2)];
  const now = (shares_left: number, amount_left: number) => [{ ...trip, shares_left, amount_left }];
  expect(cartChanges(lines, now(2, 66))).toEqual([
    { kind: 'repriced', giftId: 3, name: 'Pasajes', before: 68, now: 66 },
  ]);
  expect(cartChanges(lines, now(1, 32))).toEqual([
    { kind: 'fewer', giftId: 3, name: 'Pasajes', left: 1 },
  ]);
  expect(cartChanges(lines, now(0, 0))).toEqual([{ kind: 'given', giftId: 3, name: 'Pasajes' }]);
});

test('bought shares at two prices are rebuilt as one line', () => {
  const [share, last] = [gift(3, 'Pasajes', 34), gift(3, 'Pasajes', 32)];
  expect(updatedCart([], [line(share, 2), line(last, 1)])).toEqual([line(share, 3)]);
});

test('a rebuilt cart keeps what was chosen since, and adds what is missing', () => {
  expect(updatedCart([line(dinner, 3)], [line(dinner, 1), line(balloon, 2)])).toEqual([
    line(dinner, 3),
    line(balloon, 2),
  ]);
});

test('a rebuilt cart holds no more lines than any cart', () => {
  const many = Array.from({ length: 20 }, (_, index) => line(gift(index + 10, 'Regalo', 1000)));
  expect(updatedCart(many, [line(dinner)])).toEqual(many);
});
