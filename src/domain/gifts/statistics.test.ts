import { expect, test } from 'vitest';
import { giftSummary } from './statistics.ts';

test('the four figures of a list counted by hand', () => {
  expect(
    giftSummary([
      { total_gifted_amount: 120_000, gift_count: 3 },
      { total_gifted_amount: 0, gift_count: 0 },
      { total_gifted_amount: 45_001, gift_count: 1 },
      { total_gifted_amount: 35_000, gift_count: 1 },
    ]),
  ).toEqual({
    totalAmount: 200_001,
    itemsGifted: 5,
    giftGroups: 3,
    guests: 4,
    averagePerGiver: 66_667,
  });
});

test('an average without gifts is 0', () => {
  expect(giftSummary([{ total_gifted_amount: 0, gift_count: 0 }])).toMatchObject({
    giftGroups: 0,
    averagePerGiver: 0,
  });
});
