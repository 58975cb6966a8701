import { useState } from 'react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import { api, call, isSignedOut, messageOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import type { MarksState } from './use-marks.ts';

type Props = {
  written: number;
  all: number;
  marks: Pick<MarksState, 'unsaved' | 'retry'>;
  onStarted: () => void;
};

/** Progress of writing by hand, and a button to start over. */
export const SendBatch = ({ written, all, marks, onStarted }: Props) => {
  const [asks, setAsks] = useState(false);
  const [loading, setLoading] = useState(false);

  const begin = async () => {
    if (loading) return;
    setLoading(true);
    try {
      await call(api.api.admin.whatsapp.rounds.$post());
      setAsks(false);
      toast({ title: texts.newRoundDone });
      onStarted();
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      toast({ title: texts.newRoundFailed, description: messageOf(error), variant: 'destructive' });
    }
    setLoading(false);
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <p>{texts.round(written, all)}</p>
        {written > 0 && (
          <Button variant="text" onClick={() => setAsks(true)}>
            {texts.newRound}
          </Button>
        )}
      </div>
      {marks.unsaved > 0 && (
        <div
          className="notice flex flex-wrap items-center justify-between gap-2"
          data-tone="warning"
          role="alert"
        >
          <p>{texts.marksUnsaved(marks.unsaved)}</p>
          <Button variant="quiet" onClick={marks.retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {asks && (
        <Dialog
          title={texts.newRound}
          description={texts.newRoundReason}
          onClose={() => setAsks(false)}
        >
          <DialogActions>
            <Button variant="quiet" onClick={() => setAsks(false)}>
              {texts.cancel}
            </Button>
            <Button aria-disabled={loading} onClick={() => void begin()}>
              {texts.newRound}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
};
