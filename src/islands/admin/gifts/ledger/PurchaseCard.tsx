import { type ReactNode, useId, useRef } from 'react';
import { giftsTexts, purchaseTexts as texts } from '#content/texts/admin-gifts.ts';
import { practiceMark } from '#content/texts/purchases.ts';
import type { AdminPurchase } from '#contract/gift-views.ts';
import { amountText } from '#domain/gifts/amount.ts';
import type { PurchaseStatus } from '#domain/gifts/purchases.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { Badge, type BadgeVariant } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { GiftLines } from './GiftLines.tsx';
import { amountOf } from './group-issues.ts';
import { ThanksTick } from './ThanksTick.tsx';
import { TransferActions } from './TransferActions.tsx';
import type { PurchaseActions } from './use-purchase-actions.ts';

type Props = { purchase: AdminPurchase; actions: PurchaseActions };

const variants: Record<PurchaseStatus, BadgeVariant> = {
  approved: 'yes',
  pending: 'wheat',
  rejected: 'no',
  refunded: 'river',
  cancelled: 'silent',
};

/** One purchase: its gifts, the state of its payment, and the couple's actions. */
export const PurchaseCard = ({ purchase, actions }: Props) => {
  const titleId = useId();
  const card = useRef<HTMLLIElement>(null);
  const { status, payment_method: method } = purchase;
  return (
    <li ref={card} className="card focus:outline-none" tabIndex={-1} aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="font-display text-lg wrap-anywhere" id={titleId}>
            {purchase.group_name}
          </h2>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <time dateTime={purchase.created_at}>{dateAndTime(new Date(purchase.created_at))}</time>
            <span>{texts.methods[method]}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
          <span className="amount text-lg">{amountText(purchase.total_amount)}</span>
          <span className="flex flex-wrap justify-end gap-1">
            {purchase.practice && <Badge variant="wheat">{practiceMark}</Badge>}
            <Badge variant={variants[status]}>{texts.statuses[status]}</Badge>
          </span>
        </div>
      </div>
      <GiftLines
        label={giftsTexts.giftsOf(purchase.group_name)}
        lines={purchase.items.map((item) => ({ ...item, name: item.gift.name }))}
        message={purchase.message_for_couple}
      />
      <div className="purchase-foot">
        <dl className="purchase-facts">
          {method === 'transfer' ? (
            purchase.reference && <Detail label={texts.reference}>{purchase.reference}</Detail>
          ) : (
            <Detail label={texts.payment}>
              <Payments payments={purchase.payments} paymentId={purchase.payment_id} />
              {purchase.missing_amount !== null && (
                <strong>{texts.missing(amountText(purchase.missing_amount))}</strong>
              )}
              {purchase.refund_due !== null && (
                <strong>{texts.refundDue(amountText(purchase.refund_due))}</strong>
              )}
            </Detail>
          )}
          <Detail label={texts.confirmationCode}>
            <span className="font-mono text-xs">{purchase.confirmation_code}</span>
          </Detail>
        </dl>
        <div className="purchase-actions no-print">
          {status === 'approved' && <ThanksTick purchase={purchase} onThank={actions.thank} />}
          {method === 'transfer' ? (
            <TransferActions purchase={purchase} actions={actions} panel={card} />
          ) : (
            <RefreshButton purchase={purchase} actions={actions} />
          )}
        </div>
      </div>
    </li>
  );
};

const RefreshButton = ({ purchase, actions: { loading, refresh } }: Props) => {
  const isLoading = loading.has(purchase.id);
  return (
    <Button
      variant="quiet"
      aria-label={texts.refreshOf(purchase.group_name)}
      aria-disabled={isLoading}
      onClick={() => void refresh(purchase)}
    >
      {isLoading ? texts.refreshing : texts.refresh}
    </Button>
  );
};

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

type PaymentsProps = Pick<AdminPurchase, 'payments'> & { paymentId: string | null };

/** Ids of the payment at the provider, for looking it up there. */
const Payments = ({ payments, paymentId }: PaymentsProps) => {
  if (payments.length === 0) return paymentId ?? texts.noPayment;
  return (
    <ul>
      {payments.map(({ id, status, amount, currency, refunded_amount }) => (
        <li key={id}>
          <span className="font-mono">{id}</span>
          <span>{` · ${texts.payments[status]} · ${amountOf(amount, currency)}`}</span>
          {refunded_amount > 0 && (
            <span>{` · ${texts.refundedPart(amountOf(refunded_amount, currency))}`}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
