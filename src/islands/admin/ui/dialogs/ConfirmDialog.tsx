import { type ReactNode, useRef } from 'react';
import { dialogTexts } from '#content/texts/dialog.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';

type Props = {
  title: string;
  /** What it brings with it. */
  description: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  /** That it is being done. */
  loading?: boolean;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an irreversible action. The focus starts on the harmless button: pressing Enter at once does nothing. */
export const ConfirmDialog = ({
  title,
  description,
  confirm,
  loading = false,
  children,
  onConfirm,
  onClose,
}: Props) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      description={description}
      role="alertdialog"
      initialFocus={cancel}
      onClose={onClose}
    >
      {children}
      <DialogActions>
        <Button ref={cancel} variant="quiet" onClick={onClose}>
          {dialogTexts.cancel}
        </Button>
        <Button variant="danger" aria-disabled={loading} onClick={loading ? undefined : onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
