import { gifts } from '#content/texts/gifts.ts';
import type { BankDetails } from '#contract/gift-views.ts';
import { cartCount, type CartLine, cartTotal } from '#domain/gifts/cart.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { CopyRow } from './CopyRow.tsx';
import type { CheckoutState } from '../use-giving.ts';

type Props = {
  bank: BankDetails;
  lines: readonly CartLine[];
  checkout: CheckoutState;
  onClose: () => void;
};

const texts = gifts.bank;

export const BankPanel = ({ bank, lines, checkout, onClose }: Props) => {
  const { loading, failure, publish } = checkout;
  const hasGift = lines.length > 0;
  const total = cartTotal(lines);
  return (
    <>
      <p className="hint">{texts.subtitle}</p>
      <dl className="copy-rows">
        {bank.lines.map(({ label, value }, at) => (
          <CopyRow key={at} label={label} text={value} />
        ))}
        {hasGift && <CopyRow label={texts.amount} text={String(total)} shown={amountText(total)} />}
      </dl>
      {bank.quickTransfer && (
        <a
          className="btn btn-quiet"
          href={bank.quickTransfer}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.quickTransfer}
        </a>
      )}
      <p className="notice mt-4">
        {hasGift ? texts.yourGift(cartCount(lines), amountText(total)) : texts.noGift}
      </p>
      {failure?.method === 'transfer' && (
        <FailureNotice
          message={texts.notSent}
          error={failure.error}
          beforeSignIn={checkout.carry}
        />
      )}
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
        {hasGift && (
          <Button aria-disabled={loading !== null} onClick={() => void publish()}>
            {loading === 'transfer' ? texts.sending : texts.done}
          </Button>
        )}
      </DialogActions>
    </>
  );
};
