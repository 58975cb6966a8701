import { useRef } from 'react';
import { dialogTexts } from '#content/texts/dialog.ts';
import { sendingTexts } from '#content/texts/sending.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';

type Props = { waiting: number; onEmpty: () => void; onClose: () => void };

/** What waits is forgotten: asked before. */
export const EmptyQueue = ({ waiting, onEmpty, onClose }: Props) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={sendingTexts.emptying.title}
      description={sendingTexts.emptying.description(waiting)}
      role="alertdialog"
      initialFocus={cancel}
      onClose={onClose}
    >
      <DialogActions>
        <Button ref={cancel} tone="quiet" onClick={onClose}>
          {dialogTexts.cancel}
        </Button>
        <Button tone="danger" onClick={onEmpty}>
          {sendingTexts.strip.empty}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
