import { memo } from 'react';
import { gifts } from '#content/texts/gifts.ts';
import type { OfferedGift } from '#domain/gifts/gift-list.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { Button } from '#islands/ui/Button.tsx';
import { GiftPicture } from './GiftPicture.tsx';

type Props = { gift: OfferedGift; inCart: number; onAdd: (gift: OfferedGift) => void };

const texts = gifts.card;

/** Memoised by its own part of the cart: rendering all cards is slow on cheap phones. */
export const GiftCard = memo(({ gift, inCart, onAdd }: Props) => (
  <li className="gift-card">
    <div className="gift-window">
      <GiftPicture src={gift.image_url} className="gift-picture" />
      {gift.purchase_count > 0 && (
        <span className="badge gift-given" data-variant="yes">
          {texts.gifted(gift.purchase_count)}
        </span>
      )}
    </div>
    <h3 className="gift-name" id={`gift-${gift.id}`}>
      {gift.name}
    </h3>
    <p className="gift-description">{gift.description}</p>
    <div className="gift-take">
      <p className="gift-price">{amountText(gift.price)}</p>
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
    </div>
  </li>
));
