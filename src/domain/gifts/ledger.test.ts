import { expect, test } from 'vitest';
import { needsCouple, giftGroupsFirst, needsThanks } from './ledger.ts';
import { giftSummary } from './statistics.ts';
import { amountText } from './amount.ts';

const guest = (name: string, gift_count: number, total_gifted_amount: number) => ({
  name,
  gift_count,
  total_gifted_amount,
});

test('who gave comes first, each part in its old order', () => {
  const guests = [guest('a', 0, 0), guest('b', 2, 10), guest('c', 0, 0), guest('d', 1, 5)];
  expect(giftGroupsFirst(guests).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c']);
});

test('a transfer waits for the couple, a card payment for its provider', () => {
  expect(needsCouple({ status: 'pending', payment_method: 'transfer' })).toBe(true);
  expect(needsCouple({ status: 'pending', payment_method: 'mercadopago' })).toBe(false);
  expect(needsCouple({ status: 'approved', payment_method: 'transfer' })).toBe(false);
});

test('thanks are owed only for what was paid', () => {
  const purchase = { payment_method: 'transfer' as const, thanked_at: null, practice: false };
  expect(needsThanks({ ...purchase, status: 'approved' })).toBe(true);
  expect(needsThanks({ ...purchase, status: 'refunded' })).toBe(false);
  expect(needsThanks({ ...purchase, status: 'approved', thanked_at: '2025-12-21' })).toBe(false);
  expect(needsThanks({ ...purchase, status: 'approved', practice: true })).toBe(false);
});

// Counted by hand: 85.000 + 2 × 70.000 = 225.000 from one group, 2 × 110.000 = 220.000 from another,
// 3 × 33.333 = 99.999 from a third; a fourth and a fifth gave nothing.
test('the four figures are those counted by hand, written as in Chile', () => {
  const summary = giftSummary([
    guest('one', 3, 225_000),
    guest('silent', 0, 0),
    guest('two', 2, 220_000),
    guest('three', 3, 99_999),
    guest('silent too', 0, 0),
  ]);
  expect(summary).toEqual({
    totalAmount: 544_999,
    itemsGifted: 8,
    giftGroups: 3,
    guests: 5,
    // 181.666,33…
    averagePerGiver: 181_666,
  });
  expect(amountText(summary.totalAmount)).toBe('$544.999');
});

test('an average of half a peso is rounded up, and without gifts it is 0', () => {
  expect(giftSummary([guest('a', 1, 1), guest('b', 1, 2)]).averagePerGiver).toBe(2);
  expect(giftSummary([guest('a', 0, 0)]).averagePerGiver).toBe(0);
  expect(giftSummary([])).toEqual({
    totalAmount: 0,
    itemsGifted: 0,
    giftGroups: 0,
    guests: 0,
    averagePerGiver: 0,
  });
});
