import { recordPayments } from '#db/models/gifts/payments.ts';
import type { Purchase } from '#db/models/gifts/purchases.ts';
import { DomainError } from '#domain/errors.ts';
import type { ProviderPayment } from '#domain/gifts/purchases.ts';
import type { Deps } from '../deps.ts';

/**
 * Asks the provider for everything it knows of a purchase, and stores that.
 * @throws DomainError `not_an_online_payment`, and as the provider's calls
 */
export const fetchPayment = async (
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'live'>,
  purchase: Purchase,
  /** Payments that it already reported: its search may not find them yet. */
  also: readonly ProviderPayment[] = [],
): Promise<Purchase> => {
  if (purchase.payment_method !== 'mercadopago') throw new DomainError('not_an_online_payment');
  const reference = purchase.external_reference;
  const found = reference ? await deps.payments.provider.paymentsFor(reference) : [];
  return recordAndPublish(deps, purchase, [...found, ...also]);
};

/** Stores the provider's report, and announces it to the couple's open screens when it is news. */
export const recordAndPublish = (
  { db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>,
  { id }: Purchase,
  payments: readonly ProviderPayment[],
): Purchase => {
  const { purchase, hasUpdates } = recordPayments(db, id, payments, clock());
  if (hasUpdates) live.publish({ kinds: ['gifts'], eventIds: [] });
  return purchase;
};
