import { useStore } from '@nanostores/react';
import { gifts } from '#content/texts/gifts.ts';
import { type CartLine, cartTotal, lineTotal } from '#domain/gifts/cart.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { messageLimit } from '#domain/gifts/purchases.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { $message, keepMessage } from '../gift-message.ts';
import type { CheckoutState } from '../use-giving.ts';

type Props = {
  lines: readonly CartLine[];
  checkout: CheckoutState;
  onBack: () => void;
  /** Null where there is no account. */
  onTransfer: (() => void) | null;
};

const texts = gifts.confirm;

export const ConfirmPanel = ({ lines, checkout, onBack, onTransfer }: Props) => {
  const message = useStore($message);
  const { loading, failure, pay } = checkout;
  return (
    <>
      <h3 className="eyebrow mt-4">{texts.summary}</h3>
      <ul className="gift-lines">
        {lines.map((line) => (
          <li key={line.gift.id}>
            <span>{gifts.previous.item(line.quantity, line.gift.name)}</span>
            <span className="amount">{amountText(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <p className="cart-total">
        <span>{texts.total}</span>
        <strong>{amountText(cartTotal(lines))}</strong>
      </p>
      {lines.some(({ gift }) => gift.kind === 'shares') && <p className="hint">{texts.held}</p>}
      <Field label={texts.message} hint={texts.counter(message.length)} className="gift-message">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={messageLimit}
            placeholder={texts.placeholder}
            readOnly={loading !== null}
            value={message}
            onChange={({ target }) => keepMessage(target.value)}
          />
        )}
      </Field>
      {failure?.method === 'online' && (
        <FailureNotice
          message={texts.notOpened}
          error={failure.error}
          beforeSignIn={checkout.carry}
        />
      )}
      {onTransfer && (
        <Button variant="text" className="gift-other-way" onClick={onTransfer}>
          {texts.transfer}
        </Button>
      )}
      <DialogActions>
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
        <Button aria-disabled={loading !== null || lines.length === 0} onClick={() => void pay()}>
          {loading === 'online' ? texts.paying : texts.pay}
        </Button>
      </DialogActions>
    </>
  );
};
