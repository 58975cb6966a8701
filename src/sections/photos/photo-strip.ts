import { defineElement } from '#islands/client/define-element.ts';

const stepMs = 50;
const stepPx = 1;
const copies = 2;

/** Scrolls one pixel at a time in an endless loop: the pictures are rendered three times. */
class PhotoStrip extends HTMLElement {
  private frame = this.querySelector<HTMLElement>('.window')!;
  private list = this.querySelector('ul')!;
  private button = this.querySelector<HTMLButtonElement>(':scope > button')!;
  private playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  private paused = false;
  private timer = 0;
  /** Width of one set; the copies are added when the strip comes into view. */
  private length = 0;

  connectedCallback() {
    this.button.hidden = false;
    this.button.addEventListener('click', () => {
      this.playing = !this.playing;
      // Pressing 'play' points at the strip, and must not stop it.
      this.paused = false;
      this.update();
    });
    const { frame } = this;
    frame.addEventListener('pointerenter', ({ pointerType }) => {
      this.paused = pointerType === 'mouse';
    });
    frame.addEventListener('pointerleave', () => (this.paused = false));
    frame.addEventListener('touchstart', () => (this.paused = true), { passive: true });
    for (const end of ['touchend', 'touchcancel'] as const) {
      frame.addEventListener(end, () => (this.paused = false));
    }
    new IntersectionObserver(([entry]) => {
      clearInterval(this.timer);
      if (!entry!.isIntersecting) return;
      this.repeat();
      this.timer = window.setInterval(() => this.pass(), stepMs);
    }).observe(frame);
    this.update();
  }

  private update() {
    this.button.textContent = this.dataset[this.playing ? 'pause' : 'play']!;
  }

  private pass() {
    const { frame } = this;
    const hasFocus = this.querySelector('light-box')!.matches(':focus-within');
    if (!this.playing || this.paused || hasFocus || document.hidden) return;
    const next = frame.scrollLeft + stepPx;
    frame.scrollLeft = next >= this.length ? next - this.length : next;
  }

  private repeat() {
    if (this.length > 0) return;
    this.length = this.list.scrollWidth;
    const items = [...this.list.children];
    for (let copy = 0; copy < copies; copy += 1) {
      for (const item of items) {
        const duplicate = item.cloneNode(true) as HTMLElement;
        duplicate.setAttribute('aria-hidden', 'true');
        duplicate.querySelector('a')!.tabIndex = -1;
        this.list.append(duplicate);
      }
    }
  }
}

defineElement('photo-strip', PhotoStrip);
