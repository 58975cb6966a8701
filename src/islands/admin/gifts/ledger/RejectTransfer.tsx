import { useRef } from 'react';
import { transferTexts as texts } from '#content/texts/admin-gifts.ts';
import type { AdminPurchase } from '#contract/gift-views.ts';
import { pesos } from '#domain/pesos.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';

type Props = {
  purchase: AdminPurchase;
  busy: boolean;
  onReject: () => void;
  onClose: () => void;
};

/** The guest reads it too, so it is asked twice. */
export const RejectTransfer = ({ purchase, busy, onReject, onClose }: Props) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={texts.rejectTitle}
      description={texts.rejectQuestion(purchase.group_name, pesos(purchase.total_amount))}
      role="alertdialog"
      initialFocus={cancel}
      onClose={onClose}
    >
      <DialogActions>
        <Button ref={cancel} tone="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button tone="danger" aria-disabled={busy} onClick={busy ? undefined : onReject}>
          {busy ? texts.saving : texts.reject}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
