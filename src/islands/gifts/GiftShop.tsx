import '../../styles/dialog.css';
import './cart/sums.css';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { gifts as texts } from '#content/texts/gifts.ts';
import type { BankDetails } from '#contract/gift-views.ts';
import {
  addToCart,
  cartCount,
  cartTotal,
  maxQuantity,
  setAmount,
  setQuantity,
} from '#domain/gifts/cart.ts';
import { everyGift, type OfferedGift, selectGifts } from '#domain/gifts/gift-list.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { useFreshPage } from '#islands/client/use-fresh-page.ts';
import { $cart, checkCart, keepCart, openCart } from '#islands/stores/cart.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { extractGifts } from './cart/transfer-gifts.ts';
import { CartButton } from './cart/CartButton.tsx';
import { CartChanges } from './cart/CartChanges.tsx';
import { GiftDialog } from './GiftDialog.tsx';
import { GiftFilters } from './GiftFilters.tsx';
import { GiftList } from './GiftList.tsx';
import { openMessage } from './gift-message.ts';
import { $step, openCartFromHash } from './gift-steps.ts';
import { PaymentOptions } from './payment/PaymentOptions.tsx';
import { useCheckout } from './use-giving.ts';
import { useOfferedGifts } from './use-offered-gifts.ts';

type Props = {
  groupId: number;
  gifts: readonly OfferedGift[];
  /** Null: nobody has said where to transfer to. */
  bank: BankDetails | null;
  practice: boolean;
};

/** The list, the cart and the dialogs that lead to a payment. */
export const GiftShop = ({ groupId, gifts: initial, bank, practice }: Props) => {
  const offered = useOfferedGifts(initial);
  const checkout = useCheckout(groupId, offered);
  const [filter, setFilter] = useState(everyGift);
  const [submitted, showMessage] = useState('');
  const lines = useStore($cart);
  const step = useStore($step);
  useFreshPage();
  useEffect(() => {
    const close = openCart();
    openMessage();
    extractGifts(groupId);
    checkCart(initial);
    openCartFromHash();
    return close;
  }, [groupId, initial]);

  const count = cartCount(lines);
  const selected = selectGifts(offered.gifts, filter);
  const openTheCart = () => $step.set('cart');

  const add = useCallback((gift: OfferedGift) => {
    const before = $cart.get();
    const next = addToCart(before, gift);
    if (cartCount(next) === cartCount(before)) return rejectFull(gift);
    keepCart(next);
    showMessage(texts.cart.added(gift.name, cartCount(next)));
  }, []);

  const setOpenAmount = useCallback((gift: OfferedGift, amount: number) => {
    const next = setAmount($cart.get(), gift, amount);
    if (next.every((line) => line.gift.id !== gift.id)) return rejectFull(gift);
    keepCart(next);
    const total = amountText(cartTotal(next));
    showMessage(texts.cart.amountOf(gift.name, amountText(amount), total));
  }, []);

  const change = (giftId: number, quantity: number) => {
    const name = lines.find(({ gift }) => gift.id === giftId)?.gift.name ?? '';
    const next = setQuantity(lines, giftId, quantity);
    keepCart(next);
    const now = next.find(({ gift }) => gift.id === giftId)?.quantity;
    const total = amountText(cartTotal(next));
    showMessage(
      now === undefined ? texts.cart.removed(name, total) : texts.cart.quantityOf(name, now, total),
    );
  };

  return (
    <Controls className="gift-shop">
      <PaymentOptions practice={practice} onBankDetails={bank && (() => $step.set('bank'))} />
      {step === null && <CartChanges />}
      <GiftFilters
        filter={filter}
        onChange={(changed) => setFilter((before) => ({ ...before, ...changed }))}
      />
      <div className="gift-bar">
        <p role="status">{offered.loading ? texts.loading : texts.count(selected.length)}</p>
        <CartButton count={count} onOpen={openTheCart} />
      </div>
      {offered.failed && (
        <Notice variant="error">
          <p>{texts.notLoaded}</p>
          <Button variant="quiet" onClick={() => void offered.reload().then(checkCart)}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      <GiftList
        gifts={selected}
        hasAny={offered.gifts.length > 0}
        loading={offered.loading}
        lines={lines}
        onAdd={add}
        onAmount={setOpenAmount}
        onShowAll={() => setFilter(everyGift)}
      />
      {step === null && <Submitted>{submitted}</Submitted>}
      {count > 0 && (
        <CartButton
          count={count}
          total={amountText(cartTotal(lines))}
          className="cart-floating no-print"
          onOpen={openTheCart}
        />
      )}
      {step !== null && (
        <GiftDialog step={step} bank={bank} checkout={checkout} onQuantity={change}>
          <Submitted>{submitted}</Submitted>
        </GiftDialog>
      )}
    </Controls>
  );
};

const rejectFull = ({ id, name, shares_left: left }: OfferedGift) =>
  toast(
    left !== null && left < maxQuantity && $cart.get().some(({ gift }) => gift.id === id)
      ? { title: texts.cart.allShares(name), description: texts.cart.allSharesText }
      : { title: texts.cart.full(name), description: texts.cart.fullText },
  );

/** Announces cart changes to screen readers. An open dialog hides live regions behind it. */
const Submitted = ({ children }: { children: string }) => (
  <p className="sr-only" aria-live="polite">
    {children}
  </p>
);
