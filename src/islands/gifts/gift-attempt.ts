import type { CartLine } from '#domain/gifts/cart.ts';
import { itemsOf } from '#domain/gifts/cart.ts';
import { clearDraft, keepDraft, readDraft } from '#islands/client/draft.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';

/** Through the provider's checkout, or by bank transfer. */
export type PaymentMethod = 'online' | 'transfer';

export type Checkout = {
  items: { giftId: number; quantity: number }[];
  messageForCouple?: string;
};

/** The body to send: a blank message is left out. */
export const checkoutOf = (lines: readonly CartLine[], message: string): Checkout => {
  const text = message.trim();
  return { items: itemsOf(lines), ...(text ? { messageForCouple: text } : {}) };
};

type Attempt = { way: PaymentMethod; body: string; key: string };

const draftKey = 'convite:gift-attempt';

const parse = (stored: unknown): Attempt | undefined => {
  const { way: method, body, key } = (stored ?? {}) as Partial<Record<keyof Attempt, unknown>>;
  if (typeof body !== 'string' || typeof key !== 'string') return undefined;
  return method === 'online' || method === 'transfer' ? { way: method, body, key } : undefined;
};

/**
 * The same gifts with the same payment method are one attempt, also after a second tap or a reload: one
 * idempotency key and so one purchase, even if its response was lost. Any change, also of a price, is
 * another attempt.
 */
export const keyOfAttempt = (method: PaymentMethod, checkout: Checkout, total: number): string => {
  const body = JSON.stringify([checkout, total]);
  const before = readDraft(draftKey, parse);
  if (before?.way === method && before.body === body) return before.key;
  const key = newSubmissionKey();
  keepDraft(draftKey, JSON.stringify({ way: method, body, key } satisfies Attempt));
  return key;
};

/** After success the same gifts are a new purchase. */
export const attemptSucceeded = () => clearDraft(draftKey);
