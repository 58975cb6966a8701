import { defineElement } from '#islands/client/define-element.ts';
import { loadPart } from '#islands/client/load-part.ts';

import { asButton } from './as-button.ts';

const controls = 'a,button,input,select,textarea,summary,label';

/** A button that becomes a small card, and steps above what can be pressed. Without this script it is a plain link to the chat. */
class ChatButton extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector<HTMLAnchorElement>('.chat-open')!;
    asButton(button, () => {
      void loadPart(() => import('./chat-card.ts')).then((part) => part?.toggleCard(button));
    });
    // A step of a wizard, a list that grows, a font that arrives: no event tells of them all.
    setInterval(() => this.look(), 300);
  }

  /** Stands at its own height, or as much higher as no control is under it; on a page full of them out of sight. */
  private look() {
    this.toggleAttribute('scrolled', scrollY > 100);
    const { offsetTop, offsetLeft, offsetWidth } = this;
    const ends = [0, offsetWidth / 2, offsetWidth];
    const isControl = (part: Element) => part.matches(controls) && !this.contains(part);
    const at = (x: number, y: number) => document.elementsFromPoint(offsetLeft + x, offsetTop + y);
    let moved = 0;
    while (ends.some((x) => ends.some((y) => at(x, y + moved).some(isControl)))) moved -= 8;
    this.style.transform = `translateY(${moved}px)`;
  }
}

defineElement('chat-button', ChatButton);
