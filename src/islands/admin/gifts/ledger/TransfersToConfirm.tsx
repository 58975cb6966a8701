import { type RefObject, useId } from 'react';
import { transferTexts as texts } from '#content/texts/admin-gifts.ts';
import type { AdminPurchase } from '#contract/gift-views.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { TransferActions } from './TransferActions.tsx';
import type { PurchaseActions } from './use-purchase-actions.ts';

type Props = {
  purchases: readonly AdminPurchase[];
  actions: PurchaseActions;
  /** Receives the focus when the buttons disappear. */
  panel: RefObject<HTMLElement | null>;
};

/** Bank transfers, which only the couple can confirm. */
export const TransfersToConfirm = ({ purchases, actions, panel }: Props) => {
  const titleId = useId();
  if (purchases.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="no-print">
      <h2 className="subtitle" id={titleId}>
        {texts.title}
      </h2>
      <p className="mb-3 text-sm text-muted">{texts.subtitle}</p>
      <ul className="transfers">
        {purchases.map((purchase) => (
          <li key={purchase.id} className="transfer">
            <div className="min-w-0">
              <p className="font-display text-lg leading-snug wrap-anywhere">
                {purchase.group_name}
              </p>
              <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                <span className="font-mono text-ink">{purchase.reference}</span>
                <time dateTime={purchase.created_at}>
                  {dateAndTime(new Date(purchase.created_at))}
                </time>
              </p>
            </div>
            <p className="amount text-lg">{amountText(purchase.total_amount)}</p>
            <div className="flex flex-wrap gap-2">
              <TransferActions purchase={purchase} actions={actions} panel={panel} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
