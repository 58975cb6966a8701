import { defineElement } from '#islands/client/define-element.ts';

/** Opens the phone's share sheet, where there is one. */
class ShareText extends HTMLElement {
  connectedCallback() {
    if (!('share' in navigator)) return;
    this.hidden = false;
    const { text = '' } = this.dataset;
    // Closing the share sheet is no failure.
    this.addEventListener('click', () => void navigator.share({ text }).catch(() => undefined));
  }
}

defineElement('share-text', ShareText);
