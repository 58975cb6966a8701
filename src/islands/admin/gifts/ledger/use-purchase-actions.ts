import { useState } from 'react';
import { purchaseTexts as texts, transferTexts } from '#content/texts/admin-gifts.ts';
import type { GiftLedger } from '#contract/gift-ledger.ts';
import type { AdminPurchase } from '#contract/gift-views.ts';
import type { TransferDecision } from '#domain/gifts/purchases.ts';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import { useReauthentication } from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, call, statusOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { tellFailure, withPurchase } from './changed-purchase.ts';
import { useTicks } from './use-ticks.ts';

const calls = api.api.admin.purchases[':id'];

type Act = {
  send: () => Promise<AdminPurchase>;
  /** Text of the success toast. */
  told: (now: AdminPurchase) => string;
  failed: (error: unknown) => void;
};

/** The couple's actions on a purchase. @param onMoved called when it became paid or unpaid */
export const usePurchaseActions = (ledger: Loaded<GiftLedger>, onMoved: () => void) => {
  const { set, load } = ledger;
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const { withPassword, passwordDialog } = useReauthentication();
  const ticks = useTicks(ledger, withPassword);

  /** Resolves to true on success; the purchase's buttons are disabled until then. */
  const act = async (purchase: AdminPurchase, { send, told, failed }: Act): Promise<boolean> => {
    if (busy.has(purchase.id)) return false;
    setBusy((before) => new Set(before).add(purchase.id));
    try {
      const now = await withPassword(send);
      set(withPurchase(now));
      if (now.status !== purchase.status) onMoved();
      load();
      toast({ title: told(now), description: now.group_name });
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      setBusy((before) => new Set([...before].filter((id) => id !== purchase.id)));
    }
  };

  return {
    ...ticks,
    busy,
    passwordDialog,

    refresh: (purchase: AdminPurchase) =>
      act(purchase, {
        send: () => call(calls.refresh.$post({ param: { id: `${purchase.id}` } })),
        told: ({ status }) =>
          status === purchase.status ? texts.unchanged : texts.nowIs(texts.statuses[status]),
        failed: tellRefreshFailure,
      }),

    decide: (purchase: AdminPurchase, decision: TransferDecision) => {
      const param = { id: `${purchase.id}` };
      const arrived = decision === 'approved';
      return act(purchase, {
        send: () => call(arrived ? calls.confirm.$post({ param }) : calls.reject.$post({ param })),
        told: () => (arrived ? transferTexts.confirmed : transferTexts.rejected),
        failed: (error) => tellFailure(texts.failed, error),
      });
    },
  };
};

export type PurchaseActions = ReturnType<typeof usePurchaseActions>;

/** The server's text about an unreachable provider addresses guests (their cart): replaced here. */
const tellRefreshFailure = (error: unknown) => {
  if (![502, 503, 504].includes(statusOf(error) ?? 0)) {
    return tellFailure(texts.refreshFailed, error);
  }
  toast({ title: texts.refreshFailed, description: texts.silent, tone: 'destructive' });
};
