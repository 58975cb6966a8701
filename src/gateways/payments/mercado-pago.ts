import { DomainError } from '#domain/errors.ts';
import { paymentStatuses, type ProviderPayment } from '#domain/gifts/purchases.ts';
import { currency } from '#domain/region.ts';
import { withinTime } from './within-time.ts';
import type { CheckoutOrder, PaymentProvider } from './provider.ts';

type Setting = {
  accessToken: string;
  baseUrl: string;
  /** Whether the site is on https: only then Mercado Pago sends notices and redirects guests by itself. */
  isPublic: boolean;
};

/** Two attempts of eight seconds are more than a guest waits: the whole call has its own limit. */
const requestOptions = { timeout: 8000, maxRetries: 1 };
const callLimitMs = 9000;

/** The real provider. Its library is loaded by the first payment, not at every start. */
const loadSdk = async (baseUrl: string) => {
  const [sdk, { AppConfig }] = await Promise.all([
    import('mercadopago'),
    import('mercadopago/dist/utils/config/index.js'),
  ]);
  Object.assign(AppConfig, { BASE_URL: baseUrl });
  return sdk;
};

export const mercadoPago = ({ accessToken, baseUrl, isPublic }: Setting): PaymentProvider => {
  // Options persist in a config: an idempotency key would leak into the next call, so every call has its own.
  const call = <T>(
    work: (
      sdk: Awaited<ReturnType<typeof loadSdk>>,
      config: { accessToken: string; options: typeof requestOptions },
    ) => Promise<T>,
  ): Promise<T> => {
    const loaded = loadSdk(baseUrl);
    const answer = loaded.then((sdk) => work(sdk, { accessToken, options: { ...requestOptions } }));
    return withinTime(callLimitMs, answer);
  };

  const knocksBack = isPublic || baseUrl.startsWith('http:');

  return {
    openCheckout: (order) =>
      call(async ({ MercadoPagoConfig, Preference }, config) => {
        const created = await new Preference(new MercadoPagoConfig(config))
          .create({
            body: preferenceOf(order, { isPublic, knocksBack }),
            requestOptions: { idempotencyKey: order.idempotencyKey },
          })
          .catch(reject);
        const { id, init_point, sandbox_init_point = null } = created;
        if (!id || !init_point || !URL.canParse(init_point)) throw invalid();
        return { preferenceId: id, initPoint: init_point, sandboxInitPoint: sandbox_init_point };
      }),

    payment: (id) =>
      call(async ({ MercadoPagoConfig, Payment }, config) => {
        const found = await new Payment(new MercadoPagoConfig(config))
          .get({ id })
          .catch((error: unknown) => (statusOf(error) === 404 ? undefined : reject(error)));
        if (!found) return undefined;
        const payment = toProviderPayment(found);
        if (!payment) throw invalid();
        return payment;
      }),

    paymentsFor: (externalReference) =>
      call(async ({ MercadoPagoConfig, Payment }, config) => {
        const { results } = await new Payment(new MercadoPagoConfig(config))
          .search({
            options: {
              external_reference: externalReference,
              sort: 'date_created',
              criteria: 'desc',
              limit: 50,
            },
          })
          .catch(reject);
        // A missing list of payments does not mean that there are none.
        if (!Array.isArray(results)) throw invalid();
        return results.flatMap((payment) => toProviderPayment(payment) ?? []);
      }),
  };
};

const preferenceOf = (
  order: CheckoutOrder,
  { isPublic, knocksBack }: { isPublic: boolean; knocksBack: boolean },
) => ({
  items: order.items.map(({ id, title, quantity, unitPrice }) => ({
    id,
    title: title.slice(0, 250),
    quantity,
    unit_price: unitPrice,
    currency_id: currency(),
  })),
  external_reference: order.externalReference,
  back_urls: { success: order.returnUrl, pending: order.returnUrl, failure: order.returnUrl },
  expires: true,
  // Its parser requires a numeric offset.
  expiration_date_to: order.expiresAt.toISOString().replace('Z', '+00:00'),
  ...(isPublic && { auto_return: 'approved' }),
  ...(knocksBack && { notification_url: order.notificationUrl }),
});

type PaymentResponse = {
  id?: string | number;
  external_reference?: string;
  status?: string;
  transaction_amount?: number;
  currency_id?: string;
  transaction_amount_refunded?: number;
  date_last_updated?: string;
  date_created?: string;
};

/** Undefined when it lacks a field that a decision about money requires. */
const toProviderPayment = (payment: PaymentResponse): ProviderPayment | undefined => {
  const { id, status, transaction_amount: amount } = payment;
  const updatedAt = new Date(payment.date_last_updated ?? payment.date_created ?? NaN);
  if (!id || !status || typeof amount !== 'number' || Number.isNaN(updatedAt.getTime())) {
    return undefined;
  }
  return {
    id: String(id),
    externalReference: payment.external_reference ?? '',
    // An unknown status counts as not paid yet.
    status: paymentStatuses.find((each) => each === status) ?? 'pending',
    amount,
    currency: payment.currency_id ?? '',
    refundedAmount: payment.transaction_amount_refunded ?? 0,
    updatedAt,
  };
};

const statusOf = (error: unknown): number => Number((error as { status?: unknown }).status) || 0;

const invalid = () => new DomainError('payments_unavailable');

/** Translates the provider's failure to our error codes; the operator sees the status, never the body. */
const reject = (error: unknown): never => {
  const status = statusOf(error);
  if (status >= 400 && status < 500) console.error(`Mercado Pago answered ${status}`);
  if (status === 429 || status === 503) throw new DomainError('payments_busy');
  throw new DomainError(isTimeout(error) ? 'payments_silent' : 'payments_unavailable');
};

const isTimeout = (error: unknown): boolean => {
  // The library stores a connection's error in a field of its own.
  const { __cause__: cause } = error as { __cause__?: unknown };
  return statusOf(error) === 504 || (cause instanceof Error && cause.name === 'AbortError');
};
