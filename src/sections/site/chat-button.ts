import { defineElement } from '#islands/client/define-element.ts';

/** A button that becomes a small card. Without this script it is a plain link to the chat. */
class ChatButton extends HTMLElement {
  private button = this.querySelector<HTMLAnchorElement>('.chat-open')!;
  private card = this.querySelector<HTMLElement>('[role=dialog]')!;

  connectedCallback() {
    const button = this.button;
    button.setAttribute('role', 'button');
    button.setAttribute('aria-haspopup', 'dialog');
    button.setAttribute('aria-controls', this.card.id);
    button.setAttribute('aria-expanded', 'false');
    button.addEventListener('click', (event) => {
      event.preventDefault();
      this.open(!this.isOpen());
    });
    button.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      button.click();
    });
    this.querySelector('.chat-close')!.addEventListener('click', () => this.open(false));
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.isOpen()) this.open(false);
    });
    const scrolled = () => this.toggleAttribute('scrolled', scrollY > 100);
    addEventListener('scroll', scrolled, { passive: true });
    // With the next frame: asked at once, it would make the browser lay out the page out of turn.
    requestAnimationFrame(scrolled);
  }

  private isOpen() {
    return !this.card.hasAttribute('hidden');
  }

  private open(open: boolean) {
    this.card.hidden = !open;
    this.button.setAttribute('aria-expanded', String(open));
    (open ? this.card : this.button).focus();
  }
}

defineElement('chat-button', ChatButton);
