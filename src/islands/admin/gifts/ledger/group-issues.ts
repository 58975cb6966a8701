import type { PurchaseAlert } from '#contract/gift-views.ts';
import { groupBy } from '#domain/group-by.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { numberText } from '#domain/number-text.ts';
import { currency as ownCurrency } from '#domain/region.ts';

/** One alert, which may be about several payments. */
export type Issue = {
  key: string;
  /** The newest alert, with the text that is the same for all. */
  alert: PurchaseAlert;
  ids: number[];
  paymentIds: string[];
};

/** Several alerts about one purchase are shown as one. */
export const groupIssues = (issues: readonly PurchaseAlert[]): Issue[] => {
  const byKey = groupBy(issues, ({ purchase_id, kind, payment_id }) =>
    kind === 'two_payments' ? `${kind} ${purchase_id}` : `${kind} ${payment_id}`,
  );
  return [...byKey].flatMap(([key, [alert, ...rest]]) =>
    alert
      ? {
          key,
          alert,
          ids: [alert, ...rest].map(({ id }) => id),
          paymentIds: [alert, ...rest].map(({ payment_id }) => payment_id),
        }
      : [],
  );
};

/** An amount of the wedding's currency without its code; one of another with it, since that is the error. */
export const amountOf = (amount: number, currency: string): string =>
  currency === ownCurrency() ? amountText(amount) : `${currency} ${numberText(amount)}`;
