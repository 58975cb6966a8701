import { useState } from 'react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import { api, call, isSignedOut, sentenceOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import type { MarksState } from './use-marks.ts';

type Props = {
  written: number;
  all: number;
  marks: Pick<MarksState, 'unsaved' | 'retry'>;
  onBegun: () => void;
};

/** Progress of writing by hand, and a button to start over. */
export const Round = ({ written, all, marks, onBegun }: Props) => {
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);

  const begin = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await call(api.api.admin.whatsapp.rounds.$post());
      setAsks(false);
      toast({ title: texts.newRoundDone });
      onBegun();
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      toast({ title: texts.newRoundFailed, description: sentenceOf(error), tone: 'destructive' });
    }
    setBusy(false);
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <p>{texts.round(written, all)}</p>
        {written > 0 && (
          <Button tone="text" onClick={() => setAsks(true)}>
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
          <Button tone="quiet" onClick={marks.retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {asks && (
        <Dialog
          title={texts.newRound}
          description={texts.newRoundWhy}
          onClose={() => setAsks(false)}
        >
          <DialogActions>
            <Button tone="quiet" onClick={() => setAsks(false)}>
              {texts.cancel}
            </Button>
            <Button aria-disabled={busy} onClick={() => void begin()}>
              {texts.newRound}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
};
