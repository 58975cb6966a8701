import { defineElement } from '#islands/client/define-element.ts';
import { isOwn } from '#islands/client/offline/own-answer.ts';
import { hasGuestHint } from '#sections/site/session-hint.ts';

/** Tells guests of the tents that they need no lodging. For other visitors nothing is fetched. */
class ReservedLodging extends HTMLElement {
  connectedCallback() {
    if (this.querySelector('.card') && hasGuestHint(document.cookie)) void this.load();
  }

  private async load() {
    const answer = await fetch('/api/rsvp/events').catch(() => undefined);
    if (!answer?.ok || !isOwn(answer)) return;
    const events = (await answer.json()) as { id: number }[];
    const invited = events.some(({ id }) => id === Number(this.dataset['event']));
    this.querySelector<HTMLElement>('.card')!.hidden = !invited;
  }
}

defineElement('reserved-lodging', ReservedLodging);
