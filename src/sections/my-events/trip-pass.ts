/**
 * Keeps the group's pages on this phone: quietly what is small, and everything when asked to. What is
 * done about it is fetched once the page stands, and once somebody comes near.
 */
class TripPass extends HTMLElement {
  private isOpen = false;

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
    // No early tap is lost.
    const save = this.querySelector<HTMLButtonElement>('.save')!;
    save.addEventListener('click', () => {
      if (!this.isOpen) void this.open().then(() => save.click());
    });
    if (document.readyState === 'complete') this.keepQuietly();
    else addEventListener('load', () => this.keepQuietly());
  }

  private async open() {
    const { openPass } = await import('./open-pass.ts');
    if (!this.isOpen) openPass(this);
    this.isOpen = true;
  }

  private keepQuietly() {
    void import('./keep-quietly.ts').then(({ keepQuietly }) => keepQuietly(this.dataset));
  }
}

customElements.define('trip-pass', TripPass);
