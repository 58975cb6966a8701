import { Hono } from 'hono';
import { paymentsOf } from '#db/models/gifts/payments.ts';
import { purchaseByReference, type Purchase } from '#db/models/gifts/purchases.ts';
import { DomainError } from '#domain/errors.ts';
import { resultOf, type ResultStatus } from '#domain/gifts/result.ts';
import { withinTime } from '#gateways/payments/within-time.ts';
import type { Deps } from '../deps.ts';
import type { CallEnv } from '../access/guards.ts';
import { fetchPayment } from './fetch-payment.ts';

/** Limit for a guest returning from the checkout; afterwards the result screen polls. */
const timeoutMs = 5000;

/**
 * The return address of the checkout. Its query proves nothing and only identifies the purchase: the
 * provider's API is asked, and its answer shown.
 */
export const checkoutReturn = (deps: Deps) =>
  new Hono<CallEnv>().get('/return', async (c) => {
    const purchase = purchaseByReference(deps.db, c.req.query('external_reference') ?? '');
    if (!purchase) return c.redirect('/gifts/result', 303);
    const status = await resultNow(deps, purchase, c.req.query('payment_id'));
    const query = new URLSearchParams({ status, confirmation_code: purchase.confirmation_code });
    return c.redirect(`/gifts/result?${query.toString()}`, 303);
  });

const resultNow = async (
  deps: Deps,
  purchase: Purchase,
  paymentId: string | undefined,
): Promise<ResultStatus> => {
  try {
    const updated = await withinTime(timeoutMs, fetchStatus(deps, purchase, paymentId));
    // Without any payment the guest did not try to pay: the result is not shown as pending.
    const hasPayments = paymentsOf(deps.db, purchase.id).length > 0;
    return hasPayments ? resultOf(updated.status) : 'failure';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return resultOf(purchase.status);
  }
};

/** Also by the payment's id: a search may not find a payment of this second yet. */
const fetchStatus = async (deps: Deps, purchase: Purchase, paymentId = ''): Promise<Purchase> => {
  const paymentIds = /^\d{1,20}$/u.test(paymentId)
    ? await deps.payments.provider.payment(paymentId)
    : undefined;
  return fetchPayment(deps, purchase, paymentIds ? [paymentIds] : []);
};
