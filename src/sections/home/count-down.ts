import { timeLeft } from './time-left.ts';

/** Ticks each second until the moment in `data-at`, an instant with its offset. */
class CountDown extends HTMLElement {
  private boxes = this.querySelectorAll('b');
  private timer = 0;

  connectedCallback() {
    this.tick();
    this.timer = window.setInterval(() => this.tick(), 1000);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  private tick() {
    const left = timeLeft(Date.parse(this.dataset['at']!), Date.now());
    for (const [at, box] of this.boxes.entries()) {
      if (box.textContent !== left[at]) box.textContent = left[at]!;
    }
    if (left.every((part) => part === '00')) clearInterval(this.timer);
  }
}

customElements.define('count-down', CountDown);
