import { hasUnsent } from '#islands/outbox/unsent-mark.ts';

/** What the group on this page answered without signal. Most of the time there is nothing to fetch. */
class UnsentAnswers extends HTMLElement {
  connectedCallback() {
    if (hasUnsent()) void import('./unsent-list.ts').then(({ showUnsent }) => showUnsent(this));
  }
}

customElements.define('unsent-answers', UnsentAnswers);
