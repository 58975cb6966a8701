import type { PurchaseAlert } from '#contract/gift-views.ts';
import { groupBy } from '#domain/group-by.ts';
import { pesos } from '#domain/gifts/pesos.ts';
import { currency as chilean } from '#domain/gifts/purchases.ts';

/** One alert, which may be about several payments. */
export type ToldAlert = {
  key: string;
  /** The newest alert, with the text that is the same for all. */
  alert: PurchaseAlert;
  ids: number[];
  paymentIds: string[];
};

/** Several alerts about one purchase are shown as one. */
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

/** Pesos without their name; another currency with its code, since that is the error. */
export const amountOf = (amount: number, currency: string): string =>
  currency === chilean ? pesos(amount) : `${currency} ${amount.toLocaleString('es-CL')}`;
