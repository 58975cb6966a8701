import { type RefObject, useState } from 'react';
import { transferTexts as texts } from '#content/texts/admin-gifts.ts';
import type { AdminPurchase } from '#contract/gift-views.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { ConfirmDialog } from '#islands/admin/ui/dialogs/ConfirmDialog.tsx';
import { Button } from '#islands/ui/Button.tsx';
import type { PurchaseActions } from './use-purchase-actions.ts';

type Props = {
  purchase: AdminPurchase;
  actions: Pick<PurchaseActions, 'busy' | 'decide'>;
  panel: RefObject<HTMLElement | null>;
};

/** Whether a transfer arrived. The couple may change it later. */
export const TransferButtons = ({ purchase, actions: { busy, decide }, panel }: Props) => {
  const [asking, setAsking] = useState(false);
  const { group_name, status } = purchase;
  const isBusy = busy.has(purchase.id);

  const confirm = async () => {
    if (await decide(purchase, 'approved')) panel.current?.focus();
  };

  const reject = async () => {
    const done = await decide(purchase, 'rejected');
    setAsking(false);
    // After the dialog has returned the focus to a button that no longer exists.
    if (done) requestAnimationFrame(() => panel.current?.focus());
  };

  return (
    <>
      {status !== 'rejected' && (
        <Button
          tone="quiet"
          aria-label={texts.rejectOf(group_name)}
          aria-disabled={isBusy}
          onClick={() => !isBusy && setAsking(true)}
        >
          {texts.reject}
        </Button>
      )}
      {status !== 'approved' && (
        <Button
          tone={status === 'pending' ? 'primary' : 'quiet'}
          aria-label={texts.confirmOf(group_name)}
          aria-disabled={isBusy}
          onClick={() => void confirm()}
        >
          {isBusy && !asking ? texts.saving : texts.confirm}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={texts.rejectTitle}
          description={texts.rejectQuestion(group_name, amountText(purchase.total_amount))}
          confirm={isBusy ? texts.saving : texts.reject}
          busy={isBusy}
          onConfirm={() => void reject()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
