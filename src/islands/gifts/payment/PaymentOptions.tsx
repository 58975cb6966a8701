import './payment-options.css';

import { gifts } from '#content/texts/gifts.ts';
import { Button } from '#islands/ui/Button.tsx';

type Props = {
  practice: boolean;
  /** Null where there is no account. */
  onBankDetails: (() => void) | null;
};

const texts = gifts.options;

export const PaymentOptions = ({ practice, onBankDetails }: Props) => (
  <section className="card payment-options" aria-labelledby="payment-options">
    <h2 className="subtitle" id="payment-options">
      {texts.title}
    </h2>
    <div>
      <h3>{texts.online}</h3>
      <p>{texts.onlineText}</p>
      {practice && <p className="practice-note">{texts.practice}</p>}
    </div>
    {onBankDetails && (
      <div>
        <h3>{texts.transfer}</h3>
        <p>{texts.transferText}</p>
        <Button variant="quiet" onClick={onBankDetails}>
          {texts.bankDetails}
        </Button>
      </div>
    )}
  </section>
);
