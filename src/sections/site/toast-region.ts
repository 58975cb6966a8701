import {
  $toast,
  dismissToast,
  toast,
  type Toast,
  type ToastAction,
} from '#islands/stores/toasts.ts';

const DURATION_MS = 5000;
const SWIPE_PX = 50;
const CARRIED = 'convite:toast';

/** Shows one toast at a time, on every page and over every dialog. */
class ToastRegion extends HTMLElement {
  private card = this.querySelector<HTMLElement>('.toast')!;
  private timer = 0;
  private left = 0;
  private since = 0;
  private hovered = false;
  private returnTo: Element | null = null;

  connectedCallback() {
    // Moving above a dialog connects the element again.
    if (this.hasAttribute('ready')) return;
    this.setAttribute('ready', '');
    this.querySelector('button')!.addEventListener('click', () => this.dismiss());
    this.wakeKeys();
    this.wakePause();
    this.wakeSwipe();
    this.carry();
    $toast.subscribe((shown) => (shown ? this.show(shown) : this.hide()));
  }

  /** A dialog that was taken away took the toasts along. */
  disconnectedCallback() {
    if (!this.isConnected) queueMicrotask(() => document.body.append(this));
  }

  private show({ title, description, tone, action, leftMs = DURATION_MS }: Toast) {
    this.rise();
    this.empty();
    this.toggleAttribute('open', true);
    this.card.dataset['tone'] = tone;
    const spoken = this.querySelector(tone === 'destructive' ? '[role=alert]' : '[role=status]')!;
    spoken.querySelector('.toast-title')!.textContent = title;
    spoken.querySelector('.toast-text')!.textContent = description;
    if (action?.run) this.offer(action);
    this.left = leftMs;
    if (!this.isHeld()) this.run();
  }

  /** Nothing shows above an open dialog but what is inside it. */
  private rise() {
    const place = document.querySelector('dialog[open]') ?? document.body;
    if (place === this.parentElement) return;
    place.append(this);
    place.addEventListener('close', () => document.body.append(this), { once: true });
  }

  private hide() {
    this.empty();
    this.hovered = false;
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
    button.className = 'toast-action btn btn-text -mb-2 -ml-4';
    button.textContent = label;
    button.onclick = () => {
      this.dismiss();
      run();
    };
    this.card.append(button);
  }

  private dismiss() {
    const hadFocus = this.contains(document.activeElement);
    dismissToast();
    if (hadFocus && this.returnTo instanceof HTMLElement) this.returnTo.focus();
  }

  private isHeld() {
    return this.hovered || this.contains(document.activeElement);
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

  private wakeKeys() {
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      this.focus();
    });
    this.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !this.contains(relatedTarget)) {
        this.returnTo = relatedTarget;
      }
    });
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !$toast.get()) return;
      event.stopPropagation();
      this.dismiss();
    });
  }

  private wakePause() {
    const pause = () => {
      if (!this.timer) return;
      this.left = this.leftNow();
      this.stop();
    };
    const resume = () => {
      if ($toast.get() && !this.isHeld()) this.run();
    };
    // Not ':hover', which stays on a phone after the finger has left.
    this.addEventListener('pointerenter', () => {
      this.hovered = true;
      pause();
    });
    this.addEventListener('pointerleave', () => {
      this.hovered = false;
      resume();
    });
    this.addEventListener('focusin', pause);
    this.addEventListener('focusout', () => setTimeout(resume));
  }

  private wakeSwipe() {
    const card = this.card;
    let start: number | null = null;
    card.addEventListener('pointerdown', (event) => {
      if ((event.target as Element).closest('button')) return;
      start = event.clientX;
      card.setPointerCapture(event.pointerId);
    });
    card.addEventListener('pointermove', ({ clientX }) => {
      if (start !== null) this.slide(Math.max(0, clientX - start));
    });
    card.addEventListener('pointerup', ({ clientX }) => {
      if (start !== null && clientX - start >= SWIPE_PX) this.dismiss();
      else this.slide(0);
      start = null;
    });
    card.addEventListener('pointercancel', () => {
      start = null;
      this.slide(0);
    });
  }

  private slide(px: number) {
    this.card.style.transform = px ? `translateX(${px}px)` : '';
  }

  /**
   * 'Welcome' is said just before the page changes: the next page says it again, for what is left of
   * its time, so that an old failure does not follow from page to page.
   */
  private carry() {
    const carried = sessionStorage.getItem(CARRIED);
    if (carried) {
      sessionStorage.removeItem(CARRIED);
      toast(JSON.parse(carried) as Toast);
    }
    addEventListener('pagehide', () => {
      const showing = $toast.get();
      if (showing) {
        const rest = { ...showing, leftMs: this.leftNow() };
        sessionStorage.setItem(CARRIED, JSON.stringify(rest));
      }
      dismissToast();
    });
  }
}

customElements.define('toast-region', ToastRegion);
