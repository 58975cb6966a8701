import { hasOutboxEntries } from '#islands/outbox/outbox-mark.ts';

/** The outbox entries of the group of this page. Its script is fetched only if there are entries. */
class OutboxEntries extends HTMLElement {
  connectedCallback() {
    if (hasOutboxEntries())
      void import('./outbox-list.ts').then(({ showOutbox }) => showOutbox(this));
  }
}

customElements.define('outbox-entries', OutboxEntries);
