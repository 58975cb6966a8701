import { useRef, useState } from 'react';
import { gifts as texts } from '#content/texts/gifts.ts';
import type { TransferView } from '#contract/gift-views.ts';
import { cartTotal } from '#domain/gifts/cart.ts';
import { api, ApiError, call, messageOf } from '#islands/client/api.ts';
import { $cart, checkCart, keepCart } from '#islands/stores/cart.ts';
import { dismissToast, toast } from '#islands/stores/toasts.ts';
import { carryGifts } from './cart/transferred-gifts.ts';
import {
  attemptSucceeded,
  type Checkout,
  checkoutOf,
  type PaymentMethod,
  keyOfAttempt,
} from './gift-attempt.ts';
import { $message, keepMessage } from './gift-message.ts';
import type { OfferedGifts } from './use-offered-gifts.ts';

type Sent = { json: Checkout };
type WithKey = { headers: { 'Idempotency-Key': string } };

const payOnline = (sent: Sent, key: WithKey) => call(api.api['create-preference'].$post(sent, key));
const announceTransfer = (sent: Sent, key: WithKey) => call(api.api.transfers.$post(sent, key));

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
    const deleted = error instanceof ApiError && error.errorBody?.code === 'gift_unavailable';
    if (deleted) checkCart(await reload());
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
    announce: () => give('transfer', announceTransfer, setTransfer),
    carry: () => carryGifts(groupId),
    clear: () => {
      setFailure(null);
      setTransfer(null);
    },
  };
};

export type CheckoutState = ReturnType<typeof useCheckout>;
