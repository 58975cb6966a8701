/** The phone's own way of sharing, where it has one. */
class ShareText extends HTMLElement {
  connectedCallback() {
    if (!('share' in navigator)) return;
    this.hidden = false;
    const { text = '' } = this.dataset;
    // Whoever changes their mind has not failed.
    this.addEventListener('click', () => void navigator.share({ text }).catch(() => undefined));
  }
}

customElements.define('share-text', ShareText);
