import { defineElement } from '#islands/client/define-element.ts';
import { loadPart } from '#islands/client/load-part.ts';

/** Sends photos of a group, or of whoever has a card of an event. What does it is loaded after the page. */
class PhotoSenderElement extends HTMLElement {
  connectedCallback() {
    // No token and no group: there is only the way to sign in.
    if (!this.dataset['group'] && !location.hash.slice(1)) return;
    void loadPart(() => import('./open-sender.ts')).then((part) => part?.openSender(this));
  }
}

defineElement('photo-sender', PhotoSenderElement);
