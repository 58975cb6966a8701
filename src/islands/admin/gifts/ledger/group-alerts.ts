import type { PurchaseAlert } from '#contract/gift-views.ts';
import { groupBy } from '#domain/group-by.ts';
import { pesos } from '#domain/gifts/pesos.ts';
import { currency as chilean } from '#domain/gifts/purchases.ts';

/** What there is to tell once, though it may be about several payments. */
export type ToldAlert = {
  key: string;
  /** The newest, with what all of them have in common. */
  alert: PurchaseAlert;
  ids: number[];
  paymentIds: string[];
};

/** Two payments for one purchase are two alerts, and one thing to tell. */
export const groupAlerts = (alerts: readonly PurchaseAlert[]): ToldAlert[] => {
  const byKey = groupBy(alerts, ({ purchase_id, kind, payment_id }) =>
    kind === 'two_payments' ? `${kind} ${purchase_id}` : `${kind} ${payment_id}`,
  );
  return [...byKey].flatMap(([key, [alert, ...others]]) =>
    alert
      ? {
          key,
          alert,
          ids: [alert, ...others].map(({ id }) => id),
          paymentIds: [alert, ...others].map(({ payment_id }) => payment_id),
        }
      : [],
  );
};

/** Pesos as such; other money by its name, for that is what is wrong with it. */
export const amountOf = (amount: number, currency: string): string =>
  currency === chilean ? pesos(amount) : `${currency} ${amount.toLocaleString('es-CL')}`;
