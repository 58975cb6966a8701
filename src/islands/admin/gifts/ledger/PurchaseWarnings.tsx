import { useId, useMemo, useRef } from 'react';
import { alertTexts as texts } from '#content/texts/admin-gifts.ts';
import type { GiftLedger } from '#contract/gift-ledger.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { Button } from '#islands/ui/Button.tsx';
import { amountOf, groupIssues, type Issue } from './group-issues.ts';

type Props = {
  ledger: GiftLedger;
  onDismiss: (ids: readonly number[]) => Promise<boolean>;
  /** Shows the purchase with this confirmation code. */
  onShow: (code: string) => void;
};

/** Payments that need a decision of the couple: what happened, and what to do. */
export const PurchaseWarnings = ({ ledger: { alerts, purchases }, onDismiss, onShow }: Props) => {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const issues = useMemo(() => groupIssues(alerts), [alerts]);

  const dismiss = async ({ ids }: Issue) => {
    // The button disappears with its alert: the focus moves to the next alert or to this list.
    const next =
      issues.length > 1 ? section.current : section.current?.parentElement?.parentElement;
    if (await onDismiss(ids)) next?.focus();
  };

  if (issues.length === 0) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="no-print grid gap-3 focus:outline-none"
    >
      <h2 className="subtitle" id={titleId}>
        {texts.title(issues.length)}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {issues.map((each) => (
          <Alert
            key={each.key}
            issues={each}
            code={purchases.find(({ id }) => id === each.alert.purchase_id)?.confirmation_code}
            onDismiss={() => void dismiss(each)}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  );
};

type AlertProps = {
  issues: Issue;
  code: string | undefined;
  onDismiss: () => void;
  onShow: (code: string) => void;
};

const Alert = ({ issues: { alert, paymentIds }, code, onDismiss, onShow }: AlertProps) => {
  const { title, what, todo } = texts.kinds[alert.kind];
  const group = alert.group_name;
  const { paid_amount: paid, total_amount: total } = alert;
  const details = {
    group,
    paid: amountOf(alert.amount, alert.currency),
    total: amountText(total),
    extra: paid > total && paid !== 2 * total ? amountText(paid - total) : null,
    missing: paid > 0 && paid < total ? amountText(total - paid) : null,
  };
  return (
    <li className="notice gift-alert" data-variant="warning">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 wrap-anywhere">{what(details)}</p>
      <p className="mt-1">
        <strong>{todo(details)}</strong>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
        {paymentIds.map((id) => (
          <span key={id} className="wrap-anywhere">
            {texts.payment(id)}
          </span>
        ))}
        <time dateTime={alert.created_at}>{dateAndTime(new Date(alert.created_at))}</time>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {code && (
          <Button variant="quiet" aria-label={texts.showOf(group)} onClick={() => onShow(code)}>
            {texts.show}
          </Button>
        )}
        <Button variant="quiet" aria-label={texts.dismissOf(group)} onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </li>
  );
};
