import { defineElement } from '#islands/client/define-element.ts';
import { loadPart } from '#islands/client/load-part.ts';
import { mayHaveEntries } from '#islands/outbox/outbox-database.ts';

/** The outbox entries of the group of this page. Its script is fetched only if there are entries. */
class OutboxEntries extends HTMLElement {
  async connectedCallback() {
    if (!(await mayHaveEntries())) return;
    const part = await loadPart(() => import('./outbox-list.ts'));
    await part?.showOutbox(this);
  }
}

defineElement('outbox-entries', OutboxEntries);
