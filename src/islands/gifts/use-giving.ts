import { useRef, useState } from 'react';
import { gifts as texts } from '#content/texts/gifts.ts';
import type { TransferView } from '#contract/gift-views.ts';
import { cartTotal } from '#domain/gifts/cart.ts';
import { api, ApiError, call, sentenceOf } from '#islands/client/api.ts';
import { $cart, checkCart, keepCart } from '#islands/stores/cart.ts';
import { dismissToast, toast } from '#islands/stores/toasts.ts';
import { carryGifts } from './cart/carried-gifts.ts';
import {
  attemptSucceeded,
  type Giving,
  givingOf,
  type GivingWay,
  keyOfAttempt,
} from './gift-attempt.ts';
import { $message, keepMessage } from './gift-message.ts';
import type { OfferedGifts } from './use-offered-gifts.ts';

type Sent = { json: Giving };
type WithKey = { headers: { 'Idempotency-Key': string } };

const payOnline = (sent: Sent, key: WithKey) => call(api.api['create-preference'].$post(sent, key));
const announceTransfer = (sent: Sent, key: WithKey) => call(api.api.transfers.$post(sent, key));

/** Turns the cart into one purchase, also when the button is tapped twice. */
export const useGiving = (groupId: number, { ask, reload }: OfferedGifts) => {
  const [busy, setBusy] = useState<GivingWay | null>(null);
  const [failure, setFailure] = useState<{ way: GivingWay; error: unknown } | null>(null);
  /** Address of the checkout that is being opened. */
  const [checkout, setCheckout] = useState<string | null>(null);
  const [transfer, setTransfer] = useState<TransferView | null>(null);
  const underWay = useRef(false);

  const send = async <Answer>(
    way: GivingWay,
    post: (sent: Sent, key: WithKey) => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    // The price paid is the one on the screen: a changed price is told first.
    if (checkCart(await ask()).length > 0) return undefined;
    const giving = givingOf($cart.get(), $message.get());
    const key = keyOfAttempt(way, giving, cartTotal($cart.get()));
    return post({ json: giving }, { headers: { 'Idempotency-Key': key } });
  };

  const fail = async (way: GivingWay, error: unknown) => {
    setFailure({ way, error });
    if (way === 'online') {
      const description = sentenceOf(error) ?? texts.confirm.failed;
      toast({ title: texts.confirm.failedTitle, description, tone: 'destructive' });
    }
    const gone = error instanceof ApiError && error.problem?.code === 'gift_unavailable';
    if (gone) checkCart(await reload());
  };

  const give = async <Answer>(
    way: GivingWay,
    post: (sent: Sent, key: WithKey) => Promise<Answer>,
    done: (answer: Answer) => void,
  ) => {
    // A ref: a state would be set too late for a quick second tap.
    if (underWay.current) return;
    underWay.current = true;
    setBusy(way);
    setFailure(null);
    // What failed before is being tried again.
    dismissToast();
    try {
      const answer = await send(way, post);
      if (answer === undefined) return;
      done(answer);
      attemptSucceeded();
      keepMessage('');
      keepCart([]);
    } catch (error) {
      await fail(way, error);
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  };

  return {
    busy,
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
    forget: () => {
      setFailure(null);
      setTransfer(null);
    },
  };
};

export type GivingState = ReturnType<typeof useGiving>;
