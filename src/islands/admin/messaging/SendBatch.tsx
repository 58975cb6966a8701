import { useState } from 'react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import type { SentState } from './use-sent-state.ts';

type Props = {
  sent: number;
  all: number;
  sentState: Pick<SentState, 'unsaved' | 'retry'>;
  onStarted: () => void;
};

/** Progress of writing by hand, and a button to start over. */
export const SendBatch = ({ sent, all, sentState, onStarted }: Props) => {
  const [needsConfirm, setNeedsConfirm] = useState(false);
  const { isPending, run, passwordDialog } = useAction(texts.newRoundFailed);

  const begin = async () => {
    await call(api.api.admin.whatsapp.rounds.$post());
    setNeedsConfirm(false);
    toast({ title: texts.newRoundDone });
    onStarted();
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <p>{texts.round(sent, all)}</p>
        {sent > 0 && (
          <Button variant="text" onClick={() => setNeedsConfirm(true)}>
            {texts.newRound}
          </Button>
        )}
      </div>
      {sentState.unsaved > 0 && (
        <div
          className="notice flex flex-wrap items-center justify-between gap-2"
          data-variant="warning"
          role="alert"
        >
          <p>{texts.sentUnsaved(sentState.unsaved)}</p>
          <Button variant="quiet" onClick={sentState.retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {needsConfirm && (
        <Dialog
          title={texts.newRound}
          description={texts.newRoundReason}
          onClose={() => setNeedsConfirm(false)}
        >
          <DialogActions>
            <Button variant="quiet" onClick={() => setNeedsConfirm(false)}>
              {texts.cancel}
            </Button>
            <Button aria-disabled={isPending} onClick={() => void run(begin)}>
              {texts.newRound}
            </Button>
          </DialogActions>
          {passwordDialog}
        </Dialog>
      )}
    </>
  );
};
