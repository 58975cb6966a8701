import { defineElement } from '#islands/client/define-element.ts';
import { loadPart } from '#islands/client/load-part.ts';
import { hasOutboxEntries } from '#islands/outbox/outbox-mark.ts';

/** The outbox entries of the group of this page. Its script is fetched only if there are entries. */
class OutboxEntries extends HTMLElement {
  connectedCallback() {
    if (hasOutboxEntries()) void this.show();
  }

  private async show() {
    const part = await loadPart(() => import('./outbox-list.ts'));
    await part?.showOutbox(this);
  }
}

defineElement('outbox-entries', OutboxEntries);
