import type { GiftSummary } from '#domain/gifts/statistics.ts';
import type { AdminPurchase, GuestWithGifts, PurchaseAlert } from './gift-views.ts';

/** Initial data of the couple's gift screen. */
export type GiftLedger = {
  /** Guests who gave come first. Fewer than `summary.guests`: the page contains only the first ones. */
  guests: GuestWithGifts[];
  /** The purchases of these guests, and all that wait for the couple. */
  purchases: AdminPurchase[];
  alerts: PurchaseAlert[];
  /** Over all guests. */
  summary: GiftSummary;
};
