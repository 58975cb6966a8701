import './shelf.css';

import { gifts as texts } from '#content/texts/gifts.ts';
import type { CartLine } from '#domain/gifts/cart.ts';
import type { OfferedGift } from '#domain/gifts/gift-list.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { GiftCard } from './GiftCard.tsx';

type Props = {
  /** Those that the filter lets through. */
  gifts: readonly OfferedGift[];
  hasAny: boolean;
  loading: boolean;
  lines: readonly CartLine[];
  onAdd: (gift: OfferedGift) => void;
  onAmount: (gift: OfferedGift, amount: number) => void;
  onShowAll: () => void;
};

const skeletons = [1, 2, 3, 4, 5, 6];

export const GiftList = ({ gifts, lines, ...props }: Props) => {
  const { hasAny, loading, onAdd, onAmount, onShowAll } = props;
  if (loading) {
    return (
      <ul className="gift-grid" aria-busy="true" aria-label={texts.loading}>
        {skeletons.map((index) => (
          <li key={index} className="gift-card">
            <Skeleton className="gift-window" />
            <Skeleton className="gift-skeleton-line" />
            <Skeleton className="gift-skeleton-line" />
          </li>
        ))}
      </ul>
    );
  }
  if (gifts.length === 0) {
    return (
      <div className="gift-none">
        <p className="subtitle">{hasAny ? texts.empty : texts.noneYet}</p>
        {hasAny && (
          <Button variant="quiet" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        )}
      </div>
    );
  }
  return (
    <ul className="gift-grid" aria-label={texts.list}>
      {gifts.map((gift) => {
        const line = lines.find((each) => each.gift.id === gift.id);
        return (
          <GiftCard
            key={gift.id}
            gift={gift}
            inCart={line?.quantity ?? 0}
            amount={line?.amount}
            onAdd={onAdd}
            onAmount={onAmount}
          />
        );
      })}
    </ul>
  );
};
