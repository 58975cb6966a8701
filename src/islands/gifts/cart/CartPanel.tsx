import { gifts } from '#content/texts/gifts.ts';
import { type CartLine, cartTotal, lineTotal, quantityLimit } from '#domain/gifts/cart.ts';
import { unitPrice } from '#domain/gifts/gift-list.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { GiftPicture } from '../GiftPicture.tsx';

type Props = {
  lines: readonly CartLine[];
  onQuantity: (giftId: number, quantity: number) => void;
  onClose: () => void;
  onPay: () => void;
};

const texts = gifts.cart;

export const CartPanel = ({ lines, onQuantity, onClose, onPay }: Props) => (
  <>
    {lines.length === 0 ? (
      <div className="cart-empty">
        <p>{texts.empty}</p>
        <p className="hint">{texts.emptyHint}</p>
      </div>
    ) : (
      <>
        <ul className="cart-lines">
          {lines.map((line) => (
            <Line
              key={line.gift.id}
              line={line}
              onQuantity={(quantity) => onQuantity(line.gift.id, quantity)}
            />
          ))}
        </ul>
        <p className="cart-total">
          <span>{texts.total}</span>
          <strong>{amountText(cartTotal(lines))}</strong>
        </p>
      </>
    )}
    <DialogActions>
      <Button variant="quiet" onClick={onClose}>
        {texts.goOn}
      </Button>
      {lines.length > 0 && <Button onClick={onPay}>{texts.pay}</Button>}
    </DialogActions>
  </>
);

const eachText = ({ gift, amount }: CartLine) => {
  if (amount !== undefined) return gifts.card.open;
  const price = amountText(unitPrice(gift));
  return gift.kind === 'shares' ? `${price} ${gifts.card.perShare}` : texts.each(price);
};

type LineProps = { line: CartLine; onQuantity: (quantity: number) => void };

const Line = ({ line, onQuantity }: LineProps) => {
  const { gift, quantity, amount } = line;

  const reduce = (button: HTMLElement, left: number) => {
    // The line disappears with its buttons: the focus stays in the cart.
    if (left === 0) button.closest<HTMLElement>('.gift-part')?.focus();
    onQuantity(left);
  };

  return (
    <li className="cart-line">
      <GiftPicture src={gift.image_url} className="cart-picture" />
      <p className="cart-name">
        <span>{gift.name}</span>
        <span className="hint">{eachText(line)}</span>
      </p>
      <div className="cart-line-foot">
        {amount === undefined && (
          <div className="cart-quantity" role="group" aria-label={texts.quantity(gift.name)}>
            <button
              type="button"
              aria-label={texts.less(gift.name)}
              onClick={({ currentTarget }) => reduce(currentTarget, quantity - 1)}
            >
              −
            </button>
            <span>{quantity}</span>
            <button
              type="button"
              aria-label={texts.more(gift.name)}
              aria-disabled={quantity >= quantityLimit(gift)}
              onClick={() => onQuantity(quantity + 1)}
            >
              +
            </button>
          </div>
        )}
        <p className="cart-sum">{amountText(lineTotal(line))}</p>
      </div>
      <button
        type="button"
        className="cart-remove"
        aria-label={texts.removeNamed(gift.name)}
        onClick={({ currentTarget }) => reduce(currentTarget, 0)}
      >
        {texts.remove}
      </button>
    </li>
  );
};
