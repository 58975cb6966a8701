import type { ProviderPayment } from '#domain/gifts/purchases.ts';

export type CheckoutOrder = {
  externalReference: string;
  items: readonly { id: string; title: string; quantity: number; unitPrice: number }[];
  /** The address to which the guest returns; the provider adds its own query parameters. */
  returnUrl: string;
  /** The address for notices of payments. */
  notificationUrl: string;
  expiresAt: Date;
  /** The same key is the same preference, however often it is requested. */
  idempotencyKey: string;
};

export type OpenedCheckout = {
  preferenceId: string;
  /** The checkout's address. */
  initPoint: string;
  sandboxInitPoint: string | null;
};

/**
 * A payment provider. Each call ends within ten seconds: with an answer, or with a DomainError
 * `payments_unavailable`, `payments_busy` or `payments_silent`.
 */
export type PaymentProvider = {
  openCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>;
  /** Undefined for an unknown id. */
  payment: (id: string) => Promise<ProviderPayment | undefined>;
  paymentsFor: (externalReference: string) => Promise<ProviderPayment[]>;
};
