import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import { connectBaileys } from '#contract/whatsapp-connection.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

const texts = connectionTexts.own;

type Props = {
  loading: boolean;
  /** Why the server refused the number. */
  error: string;
  onRequest: (phone: string) => void;
};

/** Asks for a code to type instead of a QR to scan. */
export const PairingForm = ({ loading, error: rejection, onRequest }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [typingError, setTypingError] = useState('');
  const error = typingError || rejection;

  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);

  const request = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const phone = String(new FormData(event.currentTarget).get('phone'));
    const errorBody = connectBaileys.safeParse({ phone }).error?.issues[0];
    setTypingError(errorBody?.message ?? '');
    if (errorBody) input.current?.focus();
    else onRequest(phone);
  };

  return (
    <details className="mt-4">
      <summary className="link cursor-pointer">{texts.samePhone}</summary>
      <form className="mt-3 flex flex-col gap-3" method="post" noValidate onSubmit={request}>
        <Field label={texts.phone} hint={texts.phoneHint} error={error}>
          {(control) => (
            <input {...control} ref={input} name="phone" type="tel" autoComplete="tel" />
          )}
        </Field>
        <Button type="submit" variant="quiet" className="self-start" aria-disabled={loading}>
          {texts.ask}
        </Button>
      </form>
    </details>
  );
};
