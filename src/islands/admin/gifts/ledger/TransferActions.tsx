import { type RefObject, useState } from 'react';
import { transferTexts as texts } from '#content/texts/admin-gifts.ts';
import type { AdminPurchase } from '#contract/gift-views.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { ConfirmDialog } from '#islands/admin/ui/dialogs/ConfirmDialog.tsx';
import { Button } from '#islands/ui/Button.tsx';
import type { PurchaseActions } from './use-purchase-actions.ts';

type Props = {
  purchase: AdminPurchase;
  actions: Pick<PurchaseActions, 'loading' | 'resolve'>;
  panel: RefObject<HTMLElement | null>;
};

/** Whether a transfer arrived. The couple may change it later. */
export const TransferActions = ({ purchase, actions: { loading, resolve }, panel }: Props) => {
  const [confirmOpen, setConfirmOpen] = useState(false);
  const { group_name, status } = purchase;
  const isLoading = loading.has(purchase.id);

  const confirm = async () => {
    if (await resolve(purchase, 'approved')) panel.current?.focus();
  };

  const reject = async () => {
    const done = await resolve(purchase, 'rejected');
    setConfirmOpen(false);
    // After the dialog has returned the focus to a button that no longer exists.
    if (done) requestAnimationFrame(() => panel.current?.focus());
  };

  return (
    <>
      {status !== 'rejected' && (
        <Button
          variant="quiet"
          aria-label={texts.rejectOf(group_name)}
          aria-disabled={isLoading}
          onClick={() => !isLoading && setConfirmOpen(true)}
        >
          {texts.reject}
        </Button>
      )}
      {status !== 'approved' && (
        <Button
          variant={status === 'pending' ? 'primary' : 'quiet'}
          aria-label={texts.confirmOf(group_name)}
          aria-disabled={isLoading}
          onClick={() => void confirm()}
        >
          {isLoading && !confirmOpen ? texts.saving : texts.confirm}
        </Button>
      )}
      {confirmOpen && (
        <ConfirmDialog
          title={texts.rejectTitle}
          description={texts.rejectQuestion(group_name, amountText(purchase.total_amount))}
          confirm={isLoading ? texts.saving : texts.reject}
          loading={isLoading}
          onConfirm={() => void reject()}
          onClose={() => setConfirmOpen(false)}
        />
      )}
    </>
  );
};
