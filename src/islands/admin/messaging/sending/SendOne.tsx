import { useState } from 'react';
import { messagesTexts } from '#content/texts/admin-messages.ts';
import { dialogTexts } from '#content/texts/dialog.ts';
import { sendingTexts } from '#content/texts/sending.ts';
import type { SendResults } from '#contract/messages.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { api, call, isSignedOut } from '#islands/client/api.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import type { Person } from '../people.ts';

const texts = sendingTexts.one;

type Props = { person: Person; message: string; onSent: () => void; onClose: () => void };

/** One message for one person, which leaves at once. */
export const SendOne = ({ person: { member, phone }, message, onSent, onClose }: Props) => {
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');
  const [key, setKey] = useState(() => newSubmissionKey());
  // It may have been sent: the couple decides in the results, not by another tap here.
  const [isUnknown, setUnknown] = useState(false);

  const fail = (reason: string, title: string = sendingTexts.failed) => {
    setFailure(reason);
    setLoading(false);
    toast({ title, description: reason, variant: 'destructive' });
  };

  const send = async () => {
    if (loading) return;
    setLoading(true);
    setFailure('');
    try {
      const json = { phoneNumber: phone, message };
      const { results } = await call<SendResults>(
        api.api.admin.whatsapp.send.$post({ json }, { headers: { 'Idempotency-Key': key } }),
      );
      onSent();
      const [result] = results;
      if (result?.success) {
        toast({ title: texts.sent, description: member.name });
        return onClose();
      }
      if (result?.state === 'uncertain') {
        setUnknown(true);
        return fail(result.error ?? '', texts.uncertain);
      }
      // This one was certainly not sent: the next tap is a new message.
      setKey(newSubmissionKey());
      fail(result?.error ?? '');
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      fail(reasonOf(error));
    }
  };

  return (
    <Dialog title={texts.title(member.name)} description={texts.hint} wide onClose={onClose}>
      <p className="message-preview send-example mt-3" tabIndex={0}>
        {message}
      </p>
      {failure && (
        <div className="mt-3">
          <Notice variant="error">{failure}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {isUnknown ? messagesTexts.close : dialogTexts.cancel}
        </Button>
        {!isUnknown && (
          <Button aria-disabled={loading} onClick={() => void send()}>
            {loading ? texts.sending : texts.send}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
