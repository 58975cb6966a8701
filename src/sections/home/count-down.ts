import { pageTime } from '#islands/client/page-time.ts';
import { defineElement } from '#islands/client/define-element.ts';

import { timeLeft } from './time-left.ts';

/**
 * Ticks each second until the moment in `data-at`, an instant with its offset, and shows zeros from then on.
 * Once the wedding is over, after `data-end`, words take their place.
 */
class CountDown extends HTMLElement {
  private boxes = this.querySelectorAll('b');
  private timer = 0;

  connectedCallback() {
    this.timer = window.setInterval(() => this.tick(), 1000);
    this.tick();
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  private tick() {
    if (pageTime() > Date.parse(this.dataset['end']!)) return this.showPast();
    const left = timeLeft(Date.parse(this.dataset['at']!), pageTime());
    for (const [at, box] of this.boxes.entries()) {
      if (box.textContent !== left[at]) box.textContent = left[at]!;
    }
  }

  private showPast() {
    clearInterval(this.timer);
    this.removeAttribute('role');
    this.removeAttribute('aria-label');
    this.toggleAttribute('past', true);
    this.textContent = this.dataset['past']!;
  }
}

defineElement('count-down', CountDown);
