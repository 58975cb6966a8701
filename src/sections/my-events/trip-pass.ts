/**
 * Saves the group's pages on this phone: pages without pictures in the background, everything on request.
 * The code for it is loaded after the page, or when the control comes near the viewport.
 */
class TripPass extends HTMLElement {
  private isOpen = false;
  private opening: Promise<void> | undefined;

  connectedCallback() {
    if (!('serviceWorker' in navigator)) return;
    this.hidden = false;
    const near = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        near.disconnect();
        this.open().catch(() => undefined);
      },
      { rootMargin: '600px' },
    );
    near.observe(this);
    const save = this.querySelector<HTMLButtonElement>('.save')!;
    save.addEventListener('click', () => {
      if (!this.isOpen && !save.disabled) void this.saveSoon(save);
    });
    if (document.readyState === 'complete') this.precacheInBackground();
    else addEventListener('load', () => this.precacheInBackground());
  }

  /** No early tap is lost. */
  private async saveSoon(save: HTMLButtonElement) {
    const state = this.querySelector('.state')!;
    const { preparing = '', failed = '' } = this.dataset;
    save.disabled = true;
    state.textContent = preparing;
    const opened = await this.open().then(
      () => true,
      () => false,
    );
    save.disabled = false;
    if (opened) return save.click();
    state.textContent = failed;
    state.toggleAttribute('data-failed', true);
  }

  /** Once; again when it did not come. */
  private open() {
    this.opening ??= import('./open-pass.ts').then(
      ({ openPass }) => {
        openPass(this);
        this.isOpen = true;
      },
      (error) => {
        this.opening = undefined;
        throw error;
      },
    );
    return this.opening;
  }

  private precacheInBackground() {
    void import('./precache-in-background.ts').then(({ precacheInBackground }) =>
      precacheInBackground(this.dataset),
    );
  }
}

customElements.define('trip-pass', TripPass);
