import { giftsTexts as texts } from '#content/texts/admin-gifts.ts';
import type { AdminPurchase } from '#contract/gift-views.ts';
import { fullDate } from '#domain/time/wedding-time.ts';

export type Thank = (purchase: AdminPurchase, sent: boolean) => void;

type Props = { purchase: AdminPurchase; onThank: Thank };

/** Whether the couple has thanked for this purchase. Shown optimistically before it is stored. */
export const ThanksTick = ({ purchase, onThank }: Props) => (
  <label className="thanks-tick">
    <input
      type="checkbox"
      className="check"
      aria-label={texts.thanksFor(purchase.group_name)}
      checked={purchase.thanked_at !== null}
      onChange={({ target }) => onThank(purchase, target.checked)}
    />
    <span>{texts.thanks}</span>
    {purchase.thanked_at && (
      <span className="text-sm text-muted">
        {texts.thanksOn(fullDate(new Date(purchase.thanked_at)))}
      </span>
    )}
  </label>
);
