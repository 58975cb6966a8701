import type { ProviderPayment } from '#domain/gifts/purchases.ts';

export type CheckoutOrder = {
  externalReference: string;
  items: readonly { id: string; title: string; quantity: number; unitPrice: number }[];
  /** Where the guest comes back to; the provider adds what it likes to its query. */
  returnUrl: string;
  /** Where it tells of payments. */
  notificationUrl: string;
  expiresAt: Date;
  /** The same key is the same preference, however often it is asked for. */
  idempotencyKey: string;
};

export type OpenedCheckout = {
  preferenceId: string;
  /** Where the guest pays. */
  initPoint: string;
  sandboxInitPoint: string | null;
};

/**
 * Who takes the money. Each call ends within ten seconds: with an answer, or with a DomainError
 * `payments_unavailable`, `payments_busy` or `payments_silent`.
 */
export type PaymentProvider = {
  openCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>;
  /** Undefined when it knows none of that number. */
  payment: (id: string) => Promise<ProviderPayment | undefined>;
  paymentsFor: (externalReference: string) => Promise<ProviderPayment[]>;
};
