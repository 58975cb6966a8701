import { defineElement } from '#islands/client/define-element.ts';
import { showInProgress } from '#islands/client/in-progress.ts';

/** The first tap counts: it is on its way. */
class ResolveOnce extends HTMLElement {
  connectedCallback() {
    this.addEventListener('submit', (event) => {
      if (document.documentElement.hasAttribute('data-under-way')) event.preventDefault();
      else showInProgress();
    });
  }
}

defineElement('decide-once', ResolveOnce);
