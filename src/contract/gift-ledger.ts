import type { GiftSummary } from '#domain/gifts/statistics.ts';
import type { AdminPurchase, GuestWithGifts, PurchaseAlert } from './gift-views.ts';

/** What the couple's screen of gifts begins with. */
export type GiftLedger = {
  /** Who gave first. Fewer than `summary.guests`: only the first have come with the page. */
  guests: GuestWithGifts[];
  /** Those of these guests, and whatever waits for the couple. */
  purchases: AdminPurchase[];
  alerts: PurchaseAlert[];
  /** Over all guests. */
  summary: GiftSummary;
};
