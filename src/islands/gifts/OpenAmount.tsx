import { useRef, useState } from 'react';
import { gifts } from '#content/texts/gifts.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { maxPrice } from '#domain/gifts/gift-kinds.ts';
import { type OfferedGift, typedPrice } from '#domain/gifts/gift-list.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

type Props = {
  gift: OfferedGift;
  /** What is in the cart. */
  amount: number | undefined;
  onAmount: (gift: OfferedGift, amount: number) => void;
};

const texts = gifts.card;

/** The amount of a gift that a guest chooses. */
export const OpenAmount = ({ gift, amount, onAmount }: Props) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const minimum = amountText(gift.price);

  const submit = () => {
    const value = typedPrice(typed) ?? 0;
    if (value < gift.price || value > maxPrice) {
      setError(value > maxPrice ? texts.tooHigh : texts.tooLow(minimum));
      input.current?.focus();
      return;
    }
    setError(undefined);
    setTyped('');
    onAmount(gift, value);
  };

  return (
    <form
      className="gift-open"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        submit();
      }}
    >
      <Field label={texts.amount(minimum)} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button variant="quiet" type="submit" aria-describedby={`gift-${gift.id}`}>
        {amount === undefined ? texts.add : texts.change}
      </Button>
    </form>
  );
};
