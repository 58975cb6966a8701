import { describe, expect, test } from 'vitest';
import { isPartOf, lastSharePrice, pricedShares, sharePrice } from './gift-kinds.ts';

const amountOf = (lines: readonly { quantity: number; unitPrice: number }[] | undefined) =>
  (lines ?? []).reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

describe('the shares of a gift', () => {
  test('cost the price rounded up, the last one the rest', () => {
    expect([sharePrice(100, 3), lastSharePrice(100, 3)]).toEqual([34, 32]);
    expect([sharePrice(100, 4), lastSharePrice(100, 4)]).toEqual([25, 25]);
    expect(lastSharePrice(5, 4)).toBeLessThan(1);
  });

  test('are one line, and two where the cheaper last one is among others', () => {
    const whole = { price: 100, shares: 3 };
    expect(pricedShares(whole, { count: 0, amount: 0 }, 2)).toEqual([
      { quantity: 2, unitPrice: 34 },
    ]);
    expect(pricedShares(whole, { count: 2, amount: 68 }, 1)).toEqual([
      { quantity: 1, unitPrice: 32 },
    ]);
    expect(pricedShares(whole, { count: 0, amount: 0 }, 3)).toEqual([
      { quantity: 2, unitPrice: 34 },
      { quantity: 1, unitPrice: 32 },
    ]);
    expect(pricedShares({ price: 100, shares: 4 }, { count: 0, amount: 0 }, 4)).toEqual([
      { quantity: 4, unitPrice: 25 },
    ]);
  });

  test('are never more than are left', () => {
    expect(pricedShares({ price: 100, shares: 3 }, { count: 2, amount: 68 }, 2)).toBeUndefined();
    expect(pricedShares({ price: 100, shares: 3 }, { count: 3, amount: 100 }, 1)).toBeUndefined();
  });

  test('come to the price in any order, also when some are given back in between', () => {
    for (const price of [100, 101, 999, 1000, 123_457]) {
      for (const shares of [2, 3, 7, 10, 30]) {
        if (lastSharePrice(price, shares) < 1) continue;
        let state = price * 31 + shares;
        const pick = (limit: number) => {
          state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
          return Math.floor((state / 2 ** 32) * limit);
        };
        let held: { count: number; amount: number }[] = [];
        const taken = () =>
          held.reduce(
            (sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }),
            { count: 0, amount: 0 },
          );
        for (let step = 0; step < 60; step += 1) {
          const quantity = 1 + pick(3);
          const lines = pricedShares({ price, shares }, taken(), quantity);
          if (lines) held.push({ count: quantity, amount: amountOf(lines) });
          expect(isPartOf({ price, shares }, taken())).toBe(true);
          if (pick(3) === 0) held = held.filter((_, index) => index !== pick(held.length));
        }
        const rest = pricedShares({ price, shares }, taken(), shares - taken().count);
        expect(taken().amount + (taken().count === shares ? 0 : amountOf(rest))).toBe(price);
      }
    }
  });

  test('of another price are no part of it', () => {
    const whole = { price: 100, shares: 3 };
    expect(isPartOf(whole, { count: 2, amount: 100 })).toBe(false);
    expect(isPartOf(whole, { count: 4, amount: 134 })).toBe(false);
    expect(isPartOf(whole, { count: 3, amount: 102 })).toBe(false);
    expect(isPartOf(whole, { count: 1, amount: 32 })).toBe(true);
  });
});
