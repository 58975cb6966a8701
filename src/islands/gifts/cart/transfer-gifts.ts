import { readCart } from '#domain/gifts/cart.ts';
import { transferKey } from '#islands/client/transfer-key.ts';
import { clearDraft, keepDraft, readDraft } from '#islands/client/draft.ts';
import { $cart, keepCart } from '#islands/stores/cart.ts';
import { $message, keepMessage } from '../gift-message.ts';

/** The session ended while the guest was choosing: the cart on the screen is kept across the login. */
export const carryGifts = (groupId: number): void =>
  keepDraft(
    transferKey(groupId),
    JSON.stringify({ cart: JSON.stringify($cart.get()), message: $message.get() }),
  );

/** The same group signed in again: its cart is restored. */
export const extractGifts = (groupId: number): void => {
  const pending = readDraft(transferKey(groupId), parse);
  if (!pending) return;
  clearDraft(transferKey(groupId));
  if ($cart.get().length === 0) keepCart(pending.cart);
  if ($message.get() === '') keepMessage(pending.message);
};

const parse = (stored: unknown) => {
  const { cart, message } = stored as Record<'cart' | 'message', unknown>;
  if (typeof cart !== 'string' || typeof message !== 'string') return undefined;
  return { cart: readCart(cart), message };
};
