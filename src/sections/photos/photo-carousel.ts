import { photoTexts } from '#content/texts/photos.ts';
import { defineElement } from '#islands/client/define-element.ts';

const restMs = 3000;
/** Older browsers do not say when scrolling ends. */
const tellsEnd = 'onscrollend' in window;

/**
 * Advances every three seconds, from the last picture to the first. Any manual control (buttons, swipe,
 * arrow keys) stops that for good: then the row has two ends.
 */
class PhotoCarousel extends HTMLElement {
  private track = this.querySelector<HTMLElement>('.track')!;
  private items = [...this.track.children] as HTMLElement[];
  private buttons = [...this.querySelectorAll<HTMLButtonElement>('[data-step]')];
  private at = 0;
  private manual = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private timer = 0;
  private settling = 0;
  private paused = false;
  private byTouch = false;
  private isManual = false;
  private visible = false;

  connectedCallback() {
    this.querySelector<HTMLElement>('.controls')!.hidden = false;
    setRole(this, 'region', photoTexts.carousel);
    for (const [at, item] of this.items.entries()) {
      setRole(item, 'group', photoTexts.slide);
      item.setAttribute('aria-label', photoTexts.place(at + 1, this.items.length));
    }
    for (const button of this.buttons) {
      button.addEventListener('click', () => this.step(Number(button.dataset['step'])));
    }
    this.track.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.step(step);
    });
    this.track.addEventListener('scroll', () => this.scrolled(), { passive: true });
    if (tellsEnd) this.track.addEventListener('scrollend', () => this.resolve());
    this.enablePointer();
    this.addEventListener('focusin', () => this.run());
    this.addEventListener('focusout', () => setTimeout(() => this.run()));
    new IntersectionObserver(([entry]) => {
      this.visible = entry!.isIntersecting;
      this.run();
    }).observe(this);
    this.update();
  }

  /** A pointer on the row pauses it; a sideways swipe stops it for good. */
  private enablePointer() {
    this.addEventListener('pointerenter', ({ pointerType }) => this.pause(pointerType === 'mouse'));
    this.addEventListener('pointerleave', () => this.pause(false));
    const touch = (byTouch: boolean) => () => {
      this.byTouch = byTouch;
      this.pause(byTouch);
    };
    const { track } = this;
    track.addEventListener('touchstart', touch(true), { passive: true });
    track.addEventListener('touchend', touch(false));
    track.addEventListener('touchcancel', touch(false));
    const sideways = ({ deltaX, deltaY }: WheelEvent) => {
      if (Math.abs(deltaX) > Math.abs(deltaY)) this.take();
    };
    track.addEventListener('wheel', sideways, { passive: true });
  }

  private pause(paused: boolean) {
    this.paused = paused;
    this.run();
  }

  /** Runs while it is visible and has neither pointer nor focus. */
  private run() {
    clearInterval(this.timer);
    if (this.manual || this.paused || !this.visible || this.matches(':focus-within')) return;
    this.timer = window.setInterval(() => {
      if (document.hidden) return;
      this.go((this.at + 1) % this.items.length);
    }, restMs);
  }

  private take() {
    this.isManual = true;
    if (this.manual) return;
    this.manual = true;
    this.run();
    this.update();
  }

  private step(by: number) {
    const target = this.at + by;
    // While it advances by itself the row has no ends.
    const last = this.items.length - 1;
    const next = this.manual
      ? Math.min(Math.max(target, 0), last)
      : (target + last + 1) % (last + 1);
    this.manual = true;
    this.run();
    this.go(next);
  }

  private go(at: number) {
    const far = Math.abs(at - this.at) > 1;
    this.isManual = false;
    this.at = at;
    const item = this.items[at]!;
    const left = item.offsetLeft - (this.track.clientWidth - item.clientWidth) / 2;
    this.track.scrollTo({ left, behavior: far || this.isIdle() ? 'auto' : 'smooth' });
    this.update();
  }

  private isIdle() {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  private scrolled() {
    if (this.byTouch) this.take();
    if (tellsEnd) return;
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => this.resolve(), 150);
  }

  /** After a swipe the current picture is read from the scroll position; buttons have set it already. */
  private resolve() {
    if (!this.isManual) return;
    const middle = this.track.scrollLeft + this.track.clientWidth / 2;
    this.at = this.items.findIndex(
      ({ offsetLeft, clientWidth }) => offsetLeft + clientWidth > middle,
    );
    this.update();
  }

  private update() {
    const last = this.items.length - 1;
    this.querySelector('.controls span')!.textContent = `${this.at + 1}`;
    // Announce only pictures that the user chose, not the automatic ones.
    this.track.setAttribute('aria-live', this.manual ? 'polite' : 'off');
    // Preload the next picture.
    const next = this.items[Math.min(this.at + 1, last)]!.querySelector('img')!;
    if (this.visible) next.loading = 'eager';
    const [previous, following] = this.buttons as [HTMLButtonElement, HTMLButtonElement];
    const active = document.activeElement;
    previous.disabled = this.manual && this.at === 0;
    following.disabled = this.manual && this.at === last;
    // Move the focus away from a button that was disabled.
    if (active === previous && previous.disabled) following.focus();
    if (active === following && following.disabled) previous.focus();
  }
}

const setRole = (element: HTMLElement, role: string, description: string) => {
  element.setAttribute('role', role);
  element.setAttribute('aria-roledescription', description);
};

defineElement('photo-carousel', PhotoCarousel);
