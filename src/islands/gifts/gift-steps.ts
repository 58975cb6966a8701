import { atom } from 'nanostores';

/** The dialogs of the shop, one after the other. */
export type GiftStep = 'cart' | 'confirm' | 'bank';

/** Which of them is open. */
export const $step = atom<GiftStep | null>(null);

/** A page that leads here with `#carrito` means the open cart. The address is cleaned at once. */
export const openCartFromHash = () => {
  if (location.hash !== '#carrito') return;
  history.replaceState(history.state, '', location.pathname + location.search);
  $step.set('cart');
};
