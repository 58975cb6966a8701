import { randomUUID } from 'node:crypto';
import type { PaymentStatus, ProviderPayment } from '#domain/gifts/purchases.ts';
import type { PaymentProvider } from './provider.ts';
import { signNotice } from './webhook-signature.ts';

export type PracticeItem = { title: string; quantity: number; unitPrice: number };

export type PracticePreference = {
  id: string;
  idempotency_key: string;
  external_reference: string;
  amount: number;
  items: PracticeItem[];
  notification_url: string;
  return_url: string;
  created_at: Date;
};

export type PracticeStore = {
  keepPreference: (preference: PracticePreference) => PracticePreference;
  preference: (id: string) => PracticePreference | undefined;
  addPayment: (preferenceId: string, status: PaymentStatus, now: Date) => { id: string };
  payment: (id: string) => ProviderPayment | undefined;
  paymentsFor: (externalReference: string) => ProviderPayment[];
};

export const practiceDecisions = {
  approve: 'approved',
  pending: 'pending',
  reject: 'rejected',
} as const satisfies Record<string, PaymentStatus>;

export type PracticeResolution = keyof typeof practiceDecisions;

type Setting = {
  store: PracticeStore;
  secret: string;
  clock: () => Date;
};

/** The result of a decision at the practice checkout, as Mercado Pago would send it. */
export type PracticeResult = { notice: Request; backTo: string };

/** A checkout without money: the site's own page replaces Mercado Pago's, and everything else is the same. */
export const practiceCheckout = ({ store, secret, clock }: Setting) => {
  const provider: PaymentProvider = {
    openCheckout: async (order) => {
      const { id } = store.keepPreference({
        id: randomUUID(),
        idempotency_key: order.idempotencyKey,
        external_reference: order.externalReference,
        amount: order.items.reduce((sum, item) => sum + item.quantity * item.unitPrice, 0),
        items: order.items.map(({ title, quantity, unitPrice }) => ({
          title,
          quantity,
          unitPrice,
        })),
        notification_url: order.notificationUrl,
        return_url: order.returnUrl,
        created_at: clock(),
      });
      return {
        preferenceId: id,
        initPoint: `/practice-checkout/${id}`,
        sandboxInitPoint: null,
      };
    },
    payment: async (id) => store.payment(id),
    paymentsFor: async (reference) => store.paymentsFor(reference),
  };

  const resolve = (
    preferenceId: string,
    resolution: PracticeResolution,
  ): PracticeResult | undefined => {
    const preference = store.preference(preferenceId);
    if (!preference) return undefined;
    const now = clock();
    const status = practiceDecisions[resolution];
    const { id } = store.addPayment(preferenceId, status, now);
    return { notice: notice(preference, id, now), backTo: backTo(preference, id, status) };
  };

  const notice = (preference: PracticePreference, paymentId: string, now: Date): Request => {
    const url = new URL(preference.notification_url);
    url.searchParams.set('data.id', paymentId);
    url.searchParams.set('type', 'payment');
    const requestId = randomUUID();
    return new Request(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'x-request-id': requestId,
        'x-signature': signNotice(secret, paymentId, requestId, now),
      },
      body: JSON.stringify({ action: 'payment.created', type: 'payment', data: { id: paymentId } }),
    });
  };

  /** With the query parameters that Mercado Pago adds, including its own `status`. */
  const backTo = (preference: PracticePreference, paymentId: string, status: PaymentStatus) => {
    const url = new URL(preference.return_url);
    const added = {
      collection_id: paymentId,
      collection_status: status,
      payment_id: paymentId,
      status,
      external_reference: preference.external_reference,
      preference_id: preference.id,
    };
    for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
    return url.href;
  };

  return { provider, resolve, preference: store.preference };
};

export type PracticeCheckout = ReturnType<typeof practiceCheckout>;
