import { defineElement } from '#islands/client/define-element.ts';
import { showUnderWay } from '#islands/client/under-way.ts';

/** The first tap counts: it is on its way. */
class DecideOnce extends HTMLElement {
  connectedCallback() {
    this.addEventListener('submit', (event) => {
      if (document.documentElement.hasAttribute('data-under-way')) event.preventDefault();
      else showUnderWay();
    });
  }
}

defineElement('decide-once', DecideOnce);
