import { randomBytes } from 'node:crypto';
import type { Db } from '#db/connection.ts';
import { practiceStore } from '#db/models/gifts/practice-checkout.ts';
import { mercadoPago } from '#gateways/payments/mercado-pago.ts';
import { practiceCheckout, type PracticeCheckout } from '#gateways/payments/practice.ts';
import type { PaymentProvider } from '#gateways/payments/provider.ts';
import type { Config } from '../config.ts';

export type Payments = {
  provider: PaymentProvider;
  /** Without a secret no notice can be trusted: the site asks the provider itself. */
  webhookSecret: string | undefined;
  /** Without a token: the product's own checkout. */
  practice: PracticeCheckout | undefined;
};

export const openPayments = (db: Db, { payments, secure }: Config, clock: () => Date): Payments => {
  const { accessToken, webhookSecret, baseUrl } = payments;
  if (accessToken) {
    const provider = mercadoPago({ accessToken, baseUrl, isPublic: secure });
    return { provider, webhookSecret, practice: undefined };
  }
  const secret = randomBytes(32).toString('hex');
  const practice = practiceCheckout({ store: practiceStore(db), secret, clock });
  return { provider: practice.provider, webhookSecret: secret, practice };
};
