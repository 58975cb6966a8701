import { hasUnsent } from '#islands/outbox/unsent-mark.ts';

/** The outbox entries of the group of this page. Its script is fetched only if there are entries. */
class UnsentAnswers extends HTMLElement {
  connectedCallback() {
    if (hasUnsent()) void import('./unsent-list.ts').then(({ showUnsent }) => showUnsent(this));
  }
}

customElements.define('unsent-answers', UnsentAnswers);
