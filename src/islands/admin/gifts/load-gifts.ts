import type { GiftLedger } from '#contract/gift-ledger.ts';
import type {
  AdminPurchase,
  CatalogueGift,
  GuestWithGifts,
  PurchaseAlert,
} from '#contract/gift-views.ts';
import { giversFirst } from '#domain/gifts/ledger.ts';
import { giftSummary } from '#domain/gifts/statistics.ts';
import { api, call } from '#islands/client/api.ts';

const { admin } = api.api;

export const loadLedger = async (): Promise<GiftLedger> => {
  const [guests, purchases, issues] = await Promise.all([
    call<GuestWithGifts[]>(admin['guests-with-gifts'].$get()),
    call<AdminPurchase[]>(admin.purchases.$get()),
    call<PurchaseAlert[]>(admin['purchase-alerts'].$get()),
  ]);
  return { guests: giversFirst(guests), purchases, alerts: issues, summary: giftSummary(guests) };
};

export const loadCatalogue = (): Promise<CatalogueGift[]> => call(admin['all-gifts'].$get());
