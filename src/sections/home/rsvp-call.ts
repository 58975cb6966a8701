import { defineElement } from '#islands/client/define-element.ts';
import { keepDestination } from '#islands/stores/destination.ts';

/** Confirming from here leads to the group's events, in place of an earlier destination. */
class RsvpCall extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', () => keepDestination('/my-events'));
  }
}

defineElement('rsvp-call', RsvpCall);
