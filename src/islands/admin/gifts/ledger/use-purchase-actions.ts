import { useState } from 'react';
import { purchaseTexts as texts, transferTexts } from '#content/texts/admin-gifts.ts';
import type { GiftLedger } from '#contract/gift-ledger.ts';
import type { AdminPurchase } from '#contract/gift-views.ts';
import type { TransferResolution } from '#domain/gifts/purchases.ts';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import { useReauthentication } from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, call, statusOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { showFailure, withPurchase } from './changed-purchase.ts';
import { usePurchaseCheckboxes } from './use-purchase-checkboxes.ts';

const calls = api.api.admin.purchases[':id'];

type Action = {
  send: () => Promise<AdminPurchase>;
  /** Text of the success toast. */
  message: (now: AdminPurchase) => string;
  failed: (error: unknown) => void;
};

/** The couple's actions on a purchase. @param onMoved called when it became paid or unpaid */
export const usePurchaseActions = (ledger: Loaded<GiftLedger>, onMoved: () => void) => {
  const { set, load } = ledger;
  const [loading, setLoading] = useState<ReadonlySet<number>>(new Set());
  const { withPassword, passwordDialog } = useReauthentication();
  const checkboxes = usePurchaseCheckboxes(ledger, withPassword);

  /** Resolves to true on success; the purchase's buttons are disabled until then. */
  const action = async (
    purchase: AdminPurchase,
    { send, message, failed }: Action,
  ): Promise<boolean> => {
    if (loading.has(purchase.id)) return false;
    setLoading((before) => new Set(before).add(purchase.id));
    try {
      const now = await withPassword(send);
      set(withPurchase(now));
      if (now.status !== purchase.status) onMoved();
      load();
      toast({ title: message(now), description: now.group_name });
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      setLoading((before) => new Set([...before].filter((id) => id !== purchase.id)));
    }
  };

  return {
    ...checkboxes,
    loading,
    passwordDialog,

    refresh: (purchase: AdminPurchase) =>
      action(purchase, {
        send: () => call(calls.refresh.$post({ param: { id: `${purchase.id}` } })),
        message: ({ status }) =>
          status === purchase.status ? texts.unchanged : texts.nowIs(texts.statuses[status]),
        failed: showRefreshFailure,
      }),

    resolve: (purchase: AdminPurchase, resolution: TransferResolution) => {
      const param = { id: `${purchase.id}` };
      const received = resolution === 'approved';
      return action(purchase, {
        send: () => call(received ? calls.confirm.$post({ param }) : calls.reject.$post({ param })),
        message: () => (received ? transferTexts.confirmed : transferTexts.rejected),
        failed: (error) => showFailure(texts.failed, error),
      });
    },
  };
};

export type PurchaseActions = ReturnType<typeof usePurchaseActions>;

/** The server's text about an unreachable provider addresses guests (their cart): replaced here. */
const showRefreshFailure = (error: unknown) => {
  if (![502, 503, 504].includes(statusOf(error) ?? 0)) {
    return showFailure(texts.refreshFailed, error);
  }
  toast({ title: texts.refreshFailed, description: texts.silent, variant: 'destructive' });
};
