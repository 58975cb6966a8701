import { memo } from 'react';
import { gifts } from '#content/texts/gifts.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { type OfferedGift, unitPrice } from '#domain/gifts/gift-list.ts';
import { Button } from '#islands/ui/Button.tsx';
import { GiftPicture } from './GiftPicture.tsx';
import { OpenAmount } from './OpenAmount.tsx';

type Props = {
  gift: OfferedGift;
  inCart: number;
  /** What is in the cart of a gift of any amount. */
  amount: number | undefined;
  onAdd: (gift: OfferedGift) => void;
  onAmount: (gift: OfferedGift, amount: number) => void;
};

const texts = gifts.card;

/** Memoised by its own part of the cart: rendering all cards is slow on cheap phones. */
export const GiftCard = memo(({ gift, inCart, amount, onAdd, onAmount }: Props) => (
  <li className="gift-card">
    <div className="gift-window">
      <GiftPicture src={gift.image_url} className="gift-picture" />
      {gift.purchase_count > 0 && gift.shares === null && (
        <span className="badge gift-given" data-variant="yes">
          {texts.gifted(gift.purchase_count)}
        </span>
      )}
    </div>
    <h3 className="gift-name" id={`gift-${gift.id}`}>
      {gift.name}
    </h3>
    <p className="gift-description">{gift.description}</p>
    <Shares gift={gift} />
    <div className="gift-take">
      <p className="gift-price">{priceOf(gift, amount)}</p>
      {gift.kind !== 'open' && gift.shares_left !== 0 && (
        <div className="gift-add">
          <Button
            variant="quiet"
            aria-describedby={`gift-${gift.id} gift-${gift.id}-count`}
            onClick={() => onAdd(gift)}
          >
            {texts.add}
          </Button>
          <span className="count-mark" id={`gift-${gift.id}-count`} hidden={inCart === 0}>
            <span>{inCart}</span> <span className="sr-only">{texts.inCart}</span>
          </span>
        </div>
      )}
    </div>
    {gift.kind === 'open' && <OpenAmount gift={gift} amount={amount} onAmount={onAmount} />}
  </li>
));

const priceOf = (gift: OfferedGift, amount: number | undefined) => {
  if (gift.kind === 'open') {
    return amount === undefined ? texts.open : `${amountText(amount)} ${texts.inCart}`;
  }
  const price = amountText(unitPrice(gift));
  if (gift.shares === null) return price;
  return (
    <>
      <span>{price}</span> <span className="gift-unit">{texts.perShare}</span>
    </>
  );
};

/** How much of an expensive gift is given. */
const Shares = ({ gift: { shares, shares_left: left } }: { gift: OfferedGift }) =>
  shares !== null &&
  left !== null && (
    <div className="gift-shares">
      <progress max={shares} value={shares - left} aria-hidden="true" />
      <p>{left === 0 ? texts.complete : texts.sharesLeft(left, shares)}</p>
    </div>
  );
