import { defineElement } from '#islands/client/define-element.ts';
import { loadPart } from '#islands/client/load-part.ts';
import { carryToast, clearPendingToast, takePendingToast } from '#islands/stores/pending-toast.ts';
import {
  $toast,
  dismissToast,
  toast,
  type Toast,
  type ToastAction,
} from '#islands/stores/toasts.ts';

const DURATION_MS = 5000;

/**
 * Shows one toast at a time, on every page and over every dialog. What finds it a place without controls and what
 * a hand does with it is fetched with the first one; without signal it is shown all the same, at the top.
 */
class ToastRegion extends HTMLElement {
  declare card: HTMLElement;
  declare private timer?: number | undefined;
  declare private left: number;
  declare private since: number;
  declare private leaving?: boolean;
  declare private handling?: Promise<void> | undefined;
  declare hover?: boolean;
  declare returnTo?: Element | null;

  connectedCallback() {
    // Moving above a dialog connects the element again.
    if (this.hasAttribute('ready')) return;
    this.setAttribute('ready', '');
    this.card = this.querySelector('.toast')!;
    this.querySelector('button')!.addEventListener('click', () => this.dismiss());
    this.carry();
    $toast.subscribe((shown) => (shown ? this.show(shown) : this.hide()));
  }

  /** A dialog that was taken away took the toasts along. */
  disconnectedCallback() {
    if (!this.isConnected) queueMicrotask(() => document.body.append(this));
  }

  private show(shown: Toast) {
    const { title, description, variant, action, leftMs = DURATION_MS } = shown;
    this.rise();
    this.empty();
    this.toggleAttribute('open', true);
    this.card.dataset['tone'] = variant;
    const spoken = this.querySelector(
      variant === 'destructive' ? '[role=alert]' : '[role=status]',
    )!;
    spoken.querySelector('.toast-title')!.textContent = title;
    spoken.querySelector('.toast-text')!.textContent = description;
    if (action?.run) this.offer(action);
    this.handling ??= loadPart(() => import('./toast-handling.ts'), { isOptional: true }).then(
      (part) => (part ? part.handleToast(this) : (this.handling = undefined)),
    );
    this.left = leftMs;
    this.resume();
    // As the page is left the browser takes a new name of the tab no more.
    carryToast(shown);
  }

  /** Nothing shows above the browser's own dialog but what is inside it; the couple's dialogs leave toasts awake. */
  rise() {
    const container = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;
    if (container === this.parentElement) return;
    container.append(this);
    container.addEventListener('close', () => document.body.append(this), { once: true });
  }

  private hide() {
    this.empty();
    if (!this.leaving) clearPendingToast();
    this.hover = false;
  }

  private empty() {
    this.stop();
    this.removeAttribute('open');
    this.slide(0);
    for (const line of this.querySelectorAll('p')) line.textContent = '';
    this.querySelector('.toast-action')?.remove();
  }

  private offer({ label, run }: ToastAction) {
    const button = document.createElement('button');
    button.className = 'toast-action';
    button.textContent = label;
    button.onclick = () => {
      this.dismiss();
      run();
    };
    this.card.append(button);
  }

  dismiss() {
    const hadFocus = this.contains(document.activeElement);
    dismissToast();
    if (hadFocus && this.returnTo instanceof HTMLElement) this.returnTo.focus();
  }

  isPaused() {
    return this.hover || this.contains(document.activeElement);
  }

  pause() {
    if (!this.timer) return;
    this.left = this.leftNow();
    this.stop();
  }

  resume() {
    if ($toast.get() && !this.isPaused()) this.run();
  }

  private leftNow() {
    return this.timer ? Math.max(0, this.left - (Date.now() - this.since)) : this.left;
  }

  private run() {
    this.stop();
    this.since = Date.now();
    this.timer = window.setTimeout(dismissToast, this.left);
  }

  private stop() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  slide(px: number) {
    this.card.style.transform = px ? `translateX(${px}px)` : '';
  }

  /**
   * 'Welcome' is said just before the page changes: the next page says it again, for what is left of
   * its time, so that an old failure does not follow from page to page.
   */
  private carry() {
    const pending = takePendingToast();
    if (pending) toast(pending);
    addEventListener('pagehide', () => {
      const showing = $toast.get();
      const left = this.leftNow();
      this.leaving = true;
      dismissToast();
      this.leaving = false;
      if (showing) carryToast({ ...showing, leftMs: left });
    });
  }
}

defineElement('toast-region', ToastRegion);
