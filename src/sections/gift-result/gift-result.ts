import type { ConfirmationView } from '#contract/gift-views.ts';
import { updatedCart } from '#domain/gifts/cart-changes.ts';
import type { CartLine } from '#domain/gifts/cart.ts';
import { defineElement } from '#islands/client/define-element.ts';
import { isOwn } from '#islands/client/offline/own-answer.ts';
import { keepMessage } from '#islands/gifts/gift-message.ts';
import { keepCart, storedCart } from '#islands/stores/cart.ts';

/** Soon at first, then seldom; after some five minutes the guest asks. In seconds. */
const waits = [3, 5, 8, 13, 20, 30, 30, 30, 30, 30, 30, 30, 30];

type Saved = { giftQuery?: string };

/** The result of a payment: keeps the address clean, waits for news, and gives the cart back. */
class GiftResultElement extends HTMLElement {
  private timer = 0;
  private looks = 0;
  private statusText = this.querySelector('[role=status]')!.textContent;

  connectedCallback() {
    if (this.returnToSaved()) return;
    this.cleanAddress();
    this.querySelector('[data-rebuild]')?.addEventListener('click', () => this.rebuild());
    this.querySelector('[data-look]')?.addEventListener('click', () => void this.look());
    if (this.dataset['waits']) this.wait();
  }

  disconnectedCallback() {
    clearTimeout(this.timer);
  }

  /** The query leaves the address, but a reload still knows which gift this is. */
  private cleanAddress() {
    if (!location.search) return;
    const state: Saved = { giftQuery: location.search };
    history.replaceState(state, '', location.pathname);
  }

  private returnToSaved(): boolean {
    return location.search === '' && this.showSaved();
  }

  private showSaved(): boolean {
    const { giftQuery } = (history.state ?? {}) as Saved;
    if (!giftQuery) return false;
    location.replace(location.pathname + giftQuery);
    return true;
  }

  /** What was bought is chosen again, with its message; prices are looked at in the cart. */
  private rebuild() {
    const { lines, message } = this.dataset;
    if (lines === undefined) return;
    keepCart(updatedCart(storedCart(), JSON.parse(lines) as CartLine[]));
    if (message !== undefined) keepMessage(message);
  }

  private wait() {
    const seconds = waits[this.looks];
    if (seconds === undefined) return this.stop();
    this.looks += 1;
    this.timer = window.setTimeout(() => void this.lookAgain(), seconds * 1000);
  }

  private async lookAgain() {
    // Not visible: no requests.
    if (!document.hidden) await this.look();
    this.wait();
  }

  private stop() {
    this.statusText = this.dataset['stopped']!;
    this.showMessage(this.statusText);
    this.querySelector<HTMLElement>('[data-look]')!.hidden = false;
  }

  private async look() {
    try {
      const answer = await fetch(`/api/purchase-confirmation/${this.dataset['code']!}`);
      if (!isOwn(answer)) return this.showMessage(this.dataset['offline']!);
      // Signed out: the login knows the way back here.
      if (answer.status === 401) return void this.showSaved();
      if (!answer.ok) return this.showMessage(this.dataset['offline']!);
      const { purchase } = (await answer.json()) as Pick<ConfirmationView, 'purchase'>;
      // What to say about it is the server's part.
      const { status, missing = '' } = this.dataset;
      const isSame =
        purchase.status === status && String(purchase.missing_amount ?? '') === missing;
      if (!isSame) this.showSaved();
      else this.showMessage(this.statusText);
    } catch {
      this.showMessage(this.dataset['offline']!);
    }
  }

  private showMessage(text: string) {
    this.querySelector('[role=status]')!.textContent = text;
  }
}

defineElement('gift-result', GiftResultElement);
