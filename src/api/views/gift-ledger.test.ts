import { expect, test } from 'vitest';
import type { Db } from '#db/connection.ts';
import { demoWedding, emptyWedding } from '#tests/support/wedding.ts';
import { firstGiftLedger } from './gift-ledger.ts';

const shopOf = (db: Db) => ({ db, payments: { practice: undefined }, clock: () => new Date() });

test('the first guests come with their purchases, the sums over all of them', () => {
  const { db } = demoWedding();
  const full = firstGiftLedger(shopOf(db), 100);
  const first = firstGiftLedger(shopOf(db), 1);
  expect(first.guests).toEqual(full.guests.slice(0, 1));
  expect(first.guests[0]?.gift_count).toBeGreaterThan(0);
  expect(first.summary).toEqual(full.summary);
  expect(full.summary.guests).toBe(full.guests.length);
  const shown = first.guests.map(({ id }) => id);
  for (const purchase of first.purchases) {
    const waits = purchase.payment_method === 'transfer' && purchase.status === 'pending';
    expect(shown.includes(purchase.guest_id) || waits).toBe(true);
  }
  expect(first.purchases.some(({ status }) => status === 'pending')).toBe(true);
});

test('an empty wedding has nothing to count', () => {
  expect(firstGiftLedger(shopOf(emptyWedding().db), 12)).toEqual({
    guests: [],
    purchases: [],
    alerts: [],
    summary: { totalAmount: 0, itemsGifted: 0, giftGroups: 0, guests: 0, averagePerGiver: 0 },
  });
});
