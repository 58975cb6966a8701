import type { GiftLedger } from '#contract/gift-ledger.ts';
import type { AdminPurchase } from '#contract/gift-views.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { wasCancelled } from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { toast } from '#islands/stores/toasts.ts';

/** The purchases with this one replaced by its new state. */
export const withPurchase = (purchase: AdminPurchase) => (before: GiftLedger | null) =>
  before && {
    ...before,
    purchases: before.purchases.map((each) => (each.id === purchase.id ? purchase : each)),
  };

export const showFailure = (title: string, error: unknown) => {
  if (wasCancelled(error)) return;
  toast({ title, description: reasonOf(error), variant: 'destructive' });
};
