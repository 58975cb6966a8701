import { useStore } from '@nanostores/react';
import { gifts } from '#content/texts/gifts.ts';
import type { CartChange } from '#domain/gifts/cart-changes.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { $cartChanges, changesSeen } from '#islands/stores/cart.ts';
import { Button } from '#islands/ui/Button.tsx';

const texts = gifts.changes;

const message = (change: CartChange) => {
  if (change.kind === 'repriced') {
    return texts.repriced(change.name, amountText(change.before), amountText(change.now));
  }
  if (change.kind === 'fewer') return texts.fewer(change.name, change.left);
  return texts[change.kind](change.name);
};

/** Changes to the cart since the guest filled it. Stays until it is dismissed. */
export const CartChanges = () => {
  const changes = useStore($cartChanges);
  if (changes.length === 0) return null;
  return (
    <div className="notice cart-changes" data-variant="warning" role="alert">
      <ul>
        {changes.map((change) => (
          <li key={change.giftId}>{message(change)}</li>
        ))}
      </ul>
      <Button variant="text" onClick={changesSeen}>
        {texts.seen}
      </Button>
    </div>
  );
};
