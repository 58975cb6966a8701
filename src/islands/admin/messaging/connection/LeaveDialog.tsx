import { useRef } from 'react';
import { dialogTexts } from '#content/texts/dialog.ts';
import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';

type Props = { onLeave: () => void; onClose: () => void };

/** A link that is taken back needs the phone again. */
export const LeaveDialog = ({ onLeave, onClose }: Props) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={connectionTexts.leave.title}
      description={connectionTexts.leave.description}
      role="alertdialog"
      initialFocus={cancel}
      onClose={onClose}
    >
      <DialogActions>
        <Button ref={cancel} tone="quiet" onClick={onClose}>
          {dialogTexts.cancel}
        </Button>
        <Button tone="danger" onClick={onLeave}>
          {connectionTexts.own.disconnect}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
