import { describe, expect, test } from 'vitest';
import {
  addToCart,
  cartCount,
  cartTotal,
  itemsOf,
  readCart,
  refreshCart,
  removeFromCart,
  lineTotal,
  setAmount,
  setQuantity,
  type CartGift,
  type CartLine,
} from './cart.ts';

const dinner: CartGift = { id: 1, name: 'Cena', price: 60_000, image_url: null };
const kayak: CartGift = { id: 2, name: 'Kayak', price: 95_000, image_url: '/a.jpg' };
const cart: CartLine[] = [
  { gift: dinner, quantity: 2 },
  { gift: kayak, quantity: 1 },
];

describe('a cart', () => {
  test('adds a gift that is in it already by one more', () => {
    expect(addToCart(addToCart([], dinner), dinner)).toEqual([{ gift: dinner, quantity: 2 }]);
  });

  test('counts quantities and adds up to the peso', () => {
    expect([cartCount(cart), cartTotal(cart)]).toEqual([3, 215_000]);
    expect([cartCount([]), cartTotal([])]).toEqual([0, 0]);
  });

  test.each([0, -1, -1e9])('drops a line whose quantity is set to %i', (quantity) => {
    expect(setQuantity(cart, 1, quantity)).toEqual([cart[1]]);
  });

  test('holds no more than twenty of a gift and twenty gifts', () => {
    expect(setQuantity(cart, 1, 1e9)[0]!.quantity).toBe(20);
    const full = Array.from({ length: 25 }, (_, id) => ({ ...dinner, id })).reduce<CartLine[]>(
      addToCart,
      [],
    );
    expect(full).toHaveLength(20);
  });

  test('lets a gift go', () => {
    expect(removeFromCart(cart, 2)).toEqual([cart[0]]);
  });

  test('sends what is wanted, never a price', () => {
    expect(itemsOf(cart)).toEqual([
      { giftId: 1, quantity: 2 },
      { giftId: 2, quantity: 1 },
    ]);
  });

  test('takes today’s price and forgets what is no longer offered', () => {
    expect(refreshCart(cart, [{ ...dinner, price: 65_000 }])).toEqual([
      { gift: { ...dinner, price: 65_000 }, quantity: 2 },
    ]);
  });
});

describe('a gift in shares', () => {
  const trip: CartGift = {
    id: 3,
    name: 'Pasajes',
    price: 100,
    image_url: null,
    kind: 'shares',
    shares: 3,
    shares_left: 2,
    amount_left: 66,
  };

  test('goes into the cart share by share, and no further than is left', () => {
    const filled = [1, 2, 3].reduce((lines) => addToCart(lines, trip), [] as CartLine[]);
    expect(filled).toEqual([{ gift: trip, quantity: 2 }]);
    expect(setQuantity(filled, 3, 9)[0]!.quantity).toBe(2);
  });

  test('costs a share each, and what is left of the price for all that are left', () => {
    expect(lineTotal({ gift: trip, quantity: 1 })).toBe(34);
    expect(lineTotal({ gift: trip, quantity: 2 })).toBe(66);
  });

  test('loses what others have taken meanwhile', () => {
    const lines = [{ gift: trip, quantity: 2 }];
    const left = { ...trip, shares_left: 1, amount_left: 32 };
    expect(refreshCart(lines, [left])).toEqual([{ gift: left, quantity: 1 }]);
    expect(refreshCart(lines, [{ ...trip, shares_left: 0, amount_left: 0 }])).toEqual([]);
  });
});

describe('a gift of any amount', () => {
  const open: CartGift = { id: 4, name: 'Aporte', price: 5000, image_url: null, kind: 'open' };

  test('is one line with the amount that was said last', () => {
    const lines = setAmount(setAmount([], open, 8000), open, 9000);
    expect(lines).toEqual([{ gift: open, quantity: 1, amount: 9000 }]);
    expect(cartTotal(lines)).toBe(9000);
    expect(itemsOf(lines)).toEqual([{ giftId: 4, quantity: 1, amount: 9000 }]);
    expect(readCart(JSON.stringify(lines))).toEqual(lines);
  });

  test('follows a minimum that has risen', () => {
    const lines = setAmount([], open, 8000);
    const risen = { ...open, price: 10_000 };
    expect(refreshCart(lines, [risen])).toEqual([{ gift: risen, quantity: 1, amount: 10_000 }]);
  });
});

describe('a stored cart', () => {
  test('is read as it was written, and nothing is an empty one', () => {
    expect(readCart(JSON.stringify(cart))).toEqual(cart);
    expect(readCart(null)).toEqual([]);
  });

  test.each([
    '',
    '{',
    '7',
    '{"gift":1}',
    '[null]',
    '[{"gift":{"id":1,"name":"x","price":1},"quantity":0}]',
    '[{"gift":{"id":1,"name":"x","price":1},"quantity":21}]',
    '[{"gift":{"id":1,"name":"x","price":-1},"quantity":1}]',
    '[{"gift":{"id":1,"name":"x","price":1},"quantity":1,"amount":0}]',
    '[{"gift":{"id":1,"name":"x","price":1},"quantity":1,"amount":"1"}]',
    JSON.stringify([cart[0], cart[0]]),
    JSON.stringify(Array.from({ length: 21 }, () => cart[0])),
  ])('that reads %s is refused', (stored) => {
    expect(() => readCart(stored)).toThrow();
  });
});
