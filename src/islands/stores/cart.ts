import { atom } from 'nanostores';
import {
  type CartGift,
  cartKey,
  type CartLine,
  readCart,
  refreshCart,
} from '#domain/gifts/cart.ts';
import { type CartChange, cartChanges } from '#domain/gifts/cart-changes.ts';
import { localStore } from '#islands/client/browser-storage.ts';

/** What the guest chose. Empty until `openCart` has looked into the browser's storage. */
export const $cart = atom<CartLine[]>([]);

/** The cart of the last visit, and from now on that of every tab. Gives back how to stop listening. */
export const openCart = (): (() => void) => {
  $cart.set(storedCart());
  const follow = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === cartKey || key === null) $cart.set(storedCart());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};

export const storedCart = (): CartLine[] => {
  try {
    return readCart(localStore.read(cartKey));
  } catch (error) {
    console.error('The cart in storage could not be read:', error);
    return [];
  }
};

/** An empty cart leaves nothing behind. Without storage it lasts as long as the page. */
export const keepCart = (lines: CartLine[]): void => {
  $cart.set(lines);
  if (lines.length === 0) localStore.clear(cartKey);
  else localStore.keep(cartKey, JSON.stringify(lines));
};

/** What changed under the cart and was not yet waved off by the guest. */
export const $cartChanges = atom<CartChange[]>([]);

/** Brings the cart to what is offered now; whatever the guest must know is told, and given back. */
export const checkCart = (offered: readonly CartGift[]): CartChange[] => {
  const found = cartChanges($cart.get(), offered);
  if ($cart.get().length > 0) keepCart(refreshCart($cart.get(), offered));
  const current = $cartChanges
    .get()
    .filter(({ giftId }) => found.every((now) => now.giftId !== giftId));
  if (found.length > 0) $cartChanges.set([...current, ...found]);
  return found;
};

export const changesSeen = () => $cartChanges.set([]);
