import { useRef, useState } from 'react';
import { gifts as texts } from '#content/texts/gifts.ts';
import type { TransferView } from '#contract/gift-views.ts';
import { cartTotal, type CartLine, itemsOf } from '#domain/gifts/cart.ts';
import { api, ApiError, call, messageOf } from '#islands/client/api.ts';
import { $cart, checkCart, keepCart } from '#islands/stores/cart.ts';
import { dismissToast, toast } from '#islands/stores/toasts.ts';
import { carryGifts } from './cart/transfer-gifts.ts';
import { $message, keepMessage } from './gift-message.ts';
import type { OfferedGifts } from './use-offered-gifts.ts';
import { clearDraft, keepDraft, readDraft } from '#islands/client/draft.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';

/** Through the provider's checkout, or by bank transfer. */
type PaymentMethod = 'online' | 'transfer';

type Checkout = {
  items: { giftId: number; quantity: number }[];
  messageForCouple?: string;
};

/** The body to send: a blank message is left out. */
const checkoutOf = (lines: readonly CartLine[], message: string): Checkout => {
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
const keyOfAttempt = (method: PaymentMethod, checkout: Checkout, total: number): string => {
  const body = JSON.stringify([checkout, total]);
  const before = readDraft(draftKey, parse);
  if (before?.way === method && before.body === body) return before.key;
  const key = newSubmissionKey();
  keepDraft(draftKey, JSON.stringify({ way: method, body, key } satisfies Attempt));
  return key;
};

/** After success the same gifts are a new purchase. */
const attemptSucceeded = () => clearDraft(draftKey);

/** The codes of a refusal because the list has changed since the guest filled the cart. */
const expiredCart = new Set<string>([
  'gift_unavailable',
  'no_shares_left',
  'bad_amount',
  'amount_not_asked',
]);

type Sent = { json: Checkout };
type WithKey = { headers: { 'Idempotency-Key': string } };

const payOnline = (sent: Sent, key: WithKey) => call(api.api['create-preference'].$post(sent, key));
const notifyTransfer = (sent: Sent, key: WithKey) => call(api.api.transfers.$post(sent, key));

/** Turns the cart into one purchase, also when the button is tapped twice. */
export const useCheckout = (groupId: number, { request, reload }: OfferedGifts) => {
  const [loading, setLoading] = useState<PaymentMethod | null>(null);
  const [failure, setFailure] = useState<{ method: PaymentMethod; error: unknown } | null>(null);
  /** Address of the checkout that is being opened. */
  const [checkout, setCheckout] = useState<string | null>(null);
  const [transfer, setTransfer] = useState<TransferView | null>(null);
  const inProgress = useRef(false);

  const send = async <Answer>(
    method: PaymentMethod,
    post: (sent: Sent, key: WithKey) => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    // The price paid is the one on the screen: a changed price is told first.
    if (checkCart(await request()).length > 0) return undefined;
    const giving = checkoutOf($cart.get(), $message.get());
    const key = keyOfAttempt(method, giving, cartTotal($cart.get()));
    return post({ json: giving }, { headers: { 'Idempotency-Key': key } });
  };

  const fail = async (method: PaymentMethod, error: unknown) => {
    setFailure({ method, error });
    if (method === 'online') {
      const description = messageOf(error) ?? texts.confirm.failed;
      toast({ title: texts.confirm.failedTitle, description, variant: 'destructive' });
    }
    const isExpired = error instanceof ApiError && expiredCart.has(error.errorBody?.code ?? '');
    if (isExpired) checkCart(await reload());
  };

  const give = async <Answer>(
    method: PaymentMethod,
    post: (sent: Sent, key: WithKey) => Promise<Answer>,
    done: (answer: Answer) => void,
  ) => {
    // A ref: a state would be set too late for a quick second tap.
    if (inProgress.current) return;
    inProgress.current = true;
    setLoading(method);
    setFailure(null);
    // What failed before is being tried again.
    dismissToast();
    try {
      const answer = await send(method, post);
      if (answer === undefined) return;
      done(answer);
      attemptSucceeded();
      keepMessage('');
      keepCart([]);
    } catch (error) {
      await fail(method, error);
    } finally {
      inProgress.current = false;
      setLoading(null);
    }
  };

  return {
    loading,
    failure,
    checkout,
    transfer,
    pay: () =>
      give('online', payOnline, ({ init_point, sandbox_init_point }) => {
        const address = init_point || sandbox_init_point || '';
        setCheckout(address);
        location.assign(address);
      }),
    publish: () => give('transfer', notifyTransfer, setTransfer),
    carry: () => carryGifts(groupId),
    clear: () => {
      setFailure(null);
      setTransfer(null);
    },
  };
};

export type CheckoutState = ReturnType<typeof useCheckout>;
