import { describe, expect, test } from 'vitest';
import {
  addToCart,
  cartCount,
  cartTotal,
  itemsOf,
  readCart,
  refreshCart,
  removeFromCart,
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
    JSON.stringify([cart[0], cart[0]]),
    JSON.stringify(Array.from({ length: 21 }, () => cart[0])),
  ])('that reads %s is refused', (stored) => {
    expect(() => readCart(stored)).toThrow();
  });
});
