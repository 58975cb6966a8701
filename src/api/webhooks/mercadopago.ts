import { Hono, type Context } from 'hono';
import { purchaseByReference } from '#db/models/gifts/purchases.ts';
import { DomainError } from '#domain/errors.ts';
import { isValidSignature } from '#gateways/payments/webhook-signature.ts';
import type { Deps } from '../deps.ts';
import type { CallEnv } from '../access/guards.ts';
import { recordAndPublish } from '../payments/fetch-payment.ts';

/**
 * Mercado Pago notifies about a payment. Only the id in the signed query is used: what happened is asked of
 * the API. It repeats a notice that is not answered with success.
 */
export const paymentWebhook = (deps: Deps) =>
  new Hono<CallEnv>().post('/mercadopago', async (c) => {
    const id = signedId(c, deps.payments.webhookSecret);
    if (/^\d{1,20}$/u.test(id) && isAboutPayment(c)) await handle(deps, id);
    return c.json({ received: true });
  });

const signedId = (c: Context, secret: string | undefined): string => {
  const id = c.req.query('data.id') ?? '';
  const signature = c.req.header('x-signature') ?? '';
  const requestId = c.req.header('x-request-id');
  if (!secret || !isValidSignature(secret, { id, requestId, signature })) {
    throw new DomainError('bad_signature');
  }
  return id;
};

const isAboutPayment = (c: Context) => (c.req.query('type') ?? 'payment') === 'payment';

const handle = async (deps: Deps, id: string) => {
  const payment = await deps.payments.provider.payment(id);
  const purchase = payment && purchaseByReference(deps.db, payment.externalReference);
  if (purchase) recordAndPublish(deps, purchase, [payment]);
};
