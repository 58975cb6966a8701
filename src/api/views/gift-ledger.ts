import type { GiftLedger } from '#contract/gift-ledger.ts';
import { needsCouple, giftGroupsFirst } from '#domain/gifts/ledger.ts';
import { giftSummary } from '#domain/gifts/statistics.ts';
import { adminPurchases, guestsWithGifts, purchaseAlerts, type Shop } from './gifts.ts';

/** What the couple's gift screen shows before the rest is loaded. */
export const firstGiftLedger = (shop: Shop, count: number): GiftLedger => {
  const { db } = shop;
  const guests = giftGroupsFirst(guestsWithGifts(shop));
  const first = guests.slice(0, count);
  const shown = new Set(first.map(({ id }) => id));
  return {
    guests: first,
    purchases: adminPurchases(db).filter(
      (purchase) => shown.has(purchase.guest_id) || needsCouple(purchase),
    ),
    alerts: purchaseAlerts(db),
    summary: giftSummary(guests),
  };
};
