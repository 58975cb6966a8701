import { defineElement } from '#islands/client/define-element.ts';
import { loadPart } from '#islands/client/load-part.ts';

/**
 * Saves the group's pages on this phone: pages without pictures in the background, everything on request.
 * The code for it is loaded after the page, or when the control comes near the viewport.
 */
class TripPass extends HTMLElement {
  declare private opened?: Promise<void> | undefined;

  connectedCallback() {
    if (!('serviceWorker' in navigator)) return;
    this.hidden = false;
    const near = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        near.disconnect();
        void this.open();
      },
      { rootMargin: '600px' },
    );
    near.observe(this);
    const save = this.querySelector<HTMLButtonElement>('.save')!;
    // Until the part has come, which takes it over.
    save.onclick = () => void this.saveSoon(save);
    // What it saved may be gone, and the couple believes that it is there.
    if (this.dataset['reported']) void this.open();
    addEventListener('load', () => {
      void loadPart(() => import('./precache-in-background.ts'), { isOptional: true }).then(
        (part) => part?.precacheInBackground(this.dataset).catch(() => undefined),
      );
    });
  }

  /** No early tap is lost. */
  private async saveSoon(save: HTMLButtonElement) {
    const state = this.querySelector<HTMLElement>('.state')!;
    save.disabled = true;
    state.textContent = this.dataset['preparing']!;
    await this.open();
    save.disabled = false;
    if (this.opened) return save.click();
    state.textContent = state.dataset['failed'] = this.dataset['failed']!;
  }

  /** Once; again when it did not come. */
  private open() {
    this.opened ??= loadPart(() => import('./open-pass.ts'), { isOptional: true }).then((part) => {
      if (part) part.openPass(this);
      else this.opened = undefined;
    });
    return this.opened;
  }
}

defineElement('trip-pass', TripPass);
