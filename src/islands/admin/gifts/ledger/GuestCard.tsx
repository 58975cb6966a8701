import { memo, useId } from 'react';
import { giftsTexts as texts } from '#content/texts/admin-gifts.ts';
import { practiceText } from '#content/texts/purchases.ts';
import type { AdminPurchase, GuestWithGifts } from '#contract/gift-views.ts';
import { groupBy } from '#domain/group-by.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { GroupHeading } from '#islands/admin/ui/lists/GroupHeading.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { GiftLines } from './GiftLines.tsx';
import { type Thank, ThanksTick } from './ThanksTick.tsx';

type Props = {
  guest: GuestWithGifts;
  purchases: ReadonlyMap<number, AdminPurchase>;
  onThank: Thank;
};

/** One group and what it gave, purchase by purchase. */
export const GuestCard = memo(({ guest, purchases, onThank }: Props) => {
  const titleId = useId();
  const hasGifts = guest.gift_count > 0;
  const byPurchase = groupBy(guest.gifts, ({ purchase_id }) => purchase_id);
  return (
    <li className="card focus:outline-none" tabIndex={-1} aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <GroupHeading group={guest} id={titleId} flat />
        {hasGifts ? (
          <p className="flex-none sm:text-right">
            <span className="amount block text-lg">{amountText(guest.total_gifted_amount)}</span>
            <span className="text-sm text-muted">{texts.itemCount(guest.gift_count)}</span>
          </p>
        ) : (
          <p className="flex-none text-ink-faint">{texts.noGifts}</p>
        )}
      </div>
      {[...byPurchase].map(([id, gifts]) => {
        const purchase = purchases.get(id);
        return (
          <GiftLines
            key={id}
            label={texts.giftsOf(guest.group_name)}
            lines={gifts.map((gift) => ({ ...gift, name: gift.gift_name }))}
            message={gifts[0]?.message_for_couple ?? null}
          >
            {gifts[0]?.practice && (
              <p className="mt-2">
                <Badge variant="wheat">{practiceText}</Badge>
              </p>
            )}
            {purchase && <ThanksTick purchase={purchase} onThank={onThank} />}
          </GiftLines>
        );
      })}
    </li>
  );
});
GuestCard.displayName = 'GuestCard';
