import { useRef } from 'react';
import { alertTexts, giftsTexts } from '#content/texts/admin-gifts.ts';
import type { GiftLedger } from '#contract/gift-ledger.ts';
import type { AdminPurchase } from '#contract/gift-views.ts';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import type { WithPassword } from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, call } from '#islands/client/api.ts';
import { showFailure, withPurchase } from './changed-purchase.ts';

const { admin } = api.api;
const param = (id: number) => ({ param: { id: `${id}` } });

/** Checkboxes of the couple: thanks sent, alerts seen. */
export const usePurchaseCheckboxes = ({ set }: Loaded<GiftLedger>, withPassword: WithPassword) => {
  const thanks = useRef(Promise.resolve());

  const send = async (purchase: AdminPurchase, sent: boolean) => {
    const request = { ...param(purchase.id), json: { sent } };
    try {
      await withPassword(() => call(admin.purchases[':id'].thanks.$put(request)));
      // A list that is still loading may be older than this change.
      set((before) => before);
    } catch (error) {
      set(withPurchase(purchase));
      showFailure(giftsTexts.thanksFailed, error);
    }
  };

  return {
    /** Shown at once, stored in order: the last tap wins. */
    thank: (purchase: AdminPurchase, sent: boolean) => {
      set(withPurchase({ ...purchase, thanked_at: sent ? new Date().toISOString() : null }));
      thanks.current = thanks.current.then(() => send(purchase, sent));
    },

    dismiss: async (ids: readonly number[]): Promise<boolean> => {
      const { dismiss } = admin['purchase-alerts'][':id'];
      try {
        await withPassword(() => Promise.all(ids.map((id) => call(dismiss.$post(param(id))))));
        set(
          (before) =>
            before && { ...before, alerts: before.alerts.filter(({ id }) => !ids.includes(id)) },
        );
        return true;
      } catch (error) {
        showFailure(alertTexts.dismissFailed, error);
        return false;
      }
    },
  };
};
