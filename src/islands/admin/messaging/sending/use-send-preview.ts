import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { approvedTemplate } from '#content/texts/message-words.ts';
import { sendingTexts as texts } from '#content/texts/sending.ts';
import type { SendPreview, SendResults } from '#contract/messages.ts';
import { type RecipientWarning, recipientWarnings } from '#domain/messages/recipients.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { api, call, isSignedOut } from '#islands/client/api.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';
import { toast } from '#islands/stores/toasts.ts';

const { whatsapp } = api.api.admin;

/** The text to send: the couple's own, or the template that the service has approved. */
export type Sending = { kind: 'template'; template: string } | { kind: 'official' };

type Setting = {
  sending: Sending;
  guestIds: number[];
  onSent: (sent: SendResults) => void;
};

/** The preview of a sending, and the sending. */
export const useSendPreview = ({ sending, guestIds, onSent }: Setting) => {
  const [skip, setSkip] = useState<readonly RecipientWarning[]>(recipientWarnings);
  const [preview, setPreview] = useState<SendPreview | null>(null);
  const [example, setExample] = useState<string | 'failed' | null>(null);
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState('');
  const [busy, setPending] = useState(false);
  const [rejected, setRejected] = useState('');
  const [key] = useState(() => newSubmissionKey());
  const latestRequest = useRef(0);

  const load = async () => {
    const request = ++latestRequest.current;
    const isLatest = () => request === latestRequest.current;
    try {
      const json = { guestIds, kind: sending.kind, skip: [...skip] };
      const answer = await call<SendPreview>(whatsapp.preview.$post({ json }));
      if (!isLatest()) return;
      setPreview(answer);
      setLoading(false);
      if (answer.exampleId === null) return;
      const words = await inTheirWords(sending, answer.exampleId);
      if (isLatest()) setExample(words);
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      if (!isLatest()) return;
      setFailure(reasonOf(error));
      setLoading(false);
    }
  };
  const loadAgain = useEffectEvent(load);
  useEffect(() => {
    void Promise.resolve().then(loadAgain);
  }, [skip]);

  const send = async () => {
    if (busy) return;
    setPending(true);
    setRejected('');
    const withKey = { headers: { 'Idempotency-Key': key } };
    const whom = { guestIds, skip: [...skip] };
    try {
      const sent =
        sending.kind === 'template'
          ? whatsapp.send.$post({ json: { ...whom, template: sending.template } }, withKey)
          : whatsapp['send-template'].$post(
              { json: { ...whom, templateId: approvedTemplate.id } },
              withKey,
            );
      onSent(await call<SendResults>(sent));
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      setPending(false);
      const reason = reasonOf(error);
      const isOfficial = sending.kind === 'official';
      setRejected(isOfficial ? texts.official.failed(reason) : `${texts.failed}: ${reason}`);
      toast({
        title: isOfficial ? texts.official.failed(reason) : texts.failed,
        description: isOfficial ? '' : reason,
        variant: 'destructive',
      });
    }
  };

  return {
    preview,
    example,
    loading,
    failure,
    skip,
    leaveOut: (reason: RecipientWarning, isLeftOut: boolean) => {
      setLoading(true);
      setFailure('');
      setSkip(recipientWarnings.filter((one) => (one === reason ? isLeftOut : skip.includes(one))));
    },
    retry: () => {
      setLoading(true);
      setFailure('');
      void load();
    },
    busy,
    rejected,
    send: () => void send(),
  };
};

/** One group's message as the server renders it; the rest of the preview does not depend on it. */
const inTheirWords = async (sending: Sending, guestId: number): Promise<string> => {
  const template = sending.kind === 'template' ? sending.template : approvedTemplate.text;
  try {
    const json = { template, guestId };
    const { message } = await call<{ message: string }>(whatsapp.customize.$post({ json }));
    return message;
  } catch (error) {
    if (isSignedOut(error)) throw error;
    toast({
      title: texts.preview.exampleFailed,
      description: reasonOf(error),
      variant: 'destructive',
    });
    return 'failed';
  }
};
