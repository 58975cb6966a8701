import { type SubmitEvent, useState } from 'react';
import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import { chatNumber } from '#domain/messages/whatsapp-link.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

const texts = connectionTexts.own;

type Props = { busy: boolean; onAsk: (phone: string) => void };

/** Asks for a code to type instead of a QR to scan. */
export const PairingForm = ({ busy, onAsk }: Props) => {
  const [error, setError] = useState('');

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const phone = String(new FormData(event.currentTarget).get('phone'));
    const isWhole = /^\d{8,15}$/u.test(chatNumber(phone));
    setError(isWhole ? '' : connectionTexts.badPhone);
    if (isWhole) onAsk(phone);
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <details className="mt-4">
      <summary className="link cursor-pointer">{texts.samePhone}</summary>
      <form className="mt-3 flex flex-col gap-3" method="post" noValidate onSubmit={ask}>
        <Field label={texts.phone} hint={texts.phoneHint} error={error}>
          {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" />}
        </Field>
        <Button type="submit" tone="quiet" className="self-start" aria-disabled={busy}>
          {texts.ask}
        </Button>
      </form>
    </details>
  );
};
