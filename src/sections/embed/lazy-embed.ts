import { defineElement } from '#islands/client/define-element.ts';

/** Puts the other site's page in its place when the guest asks for it. */
class LazyEmbed extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => this.open());
  }

  private open() {
    const { src = '', title = '', height = '' } = this.dataset;
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, title, height, allow: 'encrypted-media; fullscreen' });
    frame.referrerPolicy = 'no-referrer';
    frame.tabIndex = 0;
    this.replaceChildren(frame);
    frame.focus();
  }
}

defineElement('embed-on-demand', LazyEmbed);
