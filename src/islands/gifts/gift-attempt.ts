import type { CartLine } from '#domain/gifts/cart.ts';
import { itemsOf } from '#domain/gifts/cart.ts';
import { forgetDraft, keepDraft, readDraft } from '#islands/client/draft.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';

/** By the provider's checkout, or from bank to bank. */
export type GivingWay = 'online' | 'transfer';

export type Giving = {
  items: { giftId: number; quantity: number }[];
  messageForCouple?: string;
};

/** What is sent: a message of nothing but spaces is none. */
export const givingOf = (lines: readonly CartLine[], message: string): Giving => {
  const text = message.trim();
  return { items: itemsOf(lines), ...(text ? { messageForCouple: text } : {}) };
};

type Attempt = { way: GivingWay; body: string; key: string };

const draftKey = 'convite:gift-attempt';

const parse = (stored: unknown): Attempt | undefined => {
  const { way, body, key } = (stored ?? {}) as Partial<Record<keyof Attempt, unknown>>;
  if (typeof body !== 'string' || typeof key !== 'string') return undefined;
  return way === 'online' || way === 'transfer' ? { way, body, key } : undefined;
};

/**
 * The same gifts sent the same way are the same attempt, by a second tap or after a reload: one key,
 * and so one purchase, although its answer may have been lost. Anything else, another price too, is
 * another attempt.
 */
export const keyOfAttempt = (way: GivingWay, giving: Giving, total: number): string => {
  const body = JSON.stringify([giving, total]);
  const before = readDraft(draftKey, parse);
  if (before?.way === way && before.body === body) return before.key;
  const key = newSubmissionKey();
  keepDraft(draftKey, JSON.stringify({ way, body, key } satisfies Attempt));
  return key;
};

/** It succeeded: the same gifts once more are another purchase. */
export const attemptSucceeded = () => forgetDraft(draftKey);
