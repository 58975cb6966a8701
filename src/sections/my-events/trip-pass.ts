import { defineElement } from '#islands/client/define-element.ts';
import { loadPart } from '#islands/client/load-part.ts';

/**
 * Saves the group's pages on this phone: pages without pictures in the background, everything on request.
 * The code for it is loaded after the page, or when the control comes near the viewport.
 */
class TripPass extends HTMLElement {
  private isOpen = false;
  private openedAt: Promise<void> | undefined;

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
    save.addEventListener('click', () => {
      if (!this.isOpen && !save.disabled) void this.saveSoon(save);
    });
    // What it saved may be gone, and the couple believes that it is there.
    if (this.dataset['reported']) void this.open();
    if (document.readyState === 'complete') void this.precacheInBackground();
    else addEventListener('load', () => void this.precacheInBackground());
  }

  /** No early tap is lost. */
  private async saveSoon(save: HTMLButtonElement) {
    const state = this.querySelector('.state')!;
    const { preparing = '', failed = '' } = this.dataset;
    save.disabled = true;
    state.textContent = preparing;
    await this.open();
    save.disabled = false;
    if (this.isOpen) return save.click();
    state.textContent = failed;
    state.toggleAttribute('data-failed', true);
  }

  /** Once; again when it did not come. */
  private open() {
    this.openedAt ??= loadPart(() => import('./open-pass.ts'), { isOptional: true }).then(
      (part) => {
        this.openedAt = undefined;
        if (!part || this.isOpen) return;
        part.openPass(this);
        this.isOpen = true;
      },
    );
    return this.openedAt;
  }

  private async precacheInBackground() {
    const part = await loadPart(() => import('./precache-in-background.ts'), { isOptional: true });
    await part?.precacheInBackground(this.dataset).catch(() => undefined);
  }
}

defineElement('trip-pass', TripPass);
