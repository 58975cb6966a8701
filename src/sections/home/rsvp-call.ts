import { keepDestination } from '#islands/stores/destination.ts';

/** Whoever confirms from here lands on their events afterwards, wherever else they meant to go. */
class RsvpCall extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', () => keepDestination('/my-events'));
  }
}

customElements.define('rsvp-call', RsvpCall);
