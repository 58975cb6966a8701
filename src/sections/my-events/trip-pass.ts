import { offline } from '#content/texts/offline.ts';
import type { Progress } from '#islands/client/offline/kept.ts';
import { forgetPocket } from '#islands/client/offline/forget-pocket.ts';
import { savePages } from '#islands/client/offline/save-pages.ts';

import { inWords, readPass, type SavedPass } from './saved-pass.ts';

const texts = offline.pass;

/** The pages everybody sees that belong on the road. */
const roadPages = ['/', '/accommodations'];

type Connection = { saveData?: boolean };

/** Keeps the group's pages on this phone: quietly what is small, and everything when asked to. */
class TripPass extends HTMLElement {
  private save = this.querySelector<HTMLButtonElement>('.save')!;
  private clear = this.querySelector<HTMLButtonElement>('.remove')!;
  private state = this.querySelector<HTMLElement>('.state')!;
  private pages = JSON.parse(this.dataset['pages']!) as string[];

  connectedCallback() {
    if (!('serviceWorker' in navigator)) return;
    this.hidden = false;
    this.save.addEventListener('click', () => void this.saveAll());
    this.clear.addEventListener('click', () => void this.forget());
    this.show(readPass());
    if (document.readyState === 'complete') this.keepQuietly();
    else addEventListener('load', () => this.keepQuietly());
  }

  /** Without pictures, once the page itself is there; who counts every byte is asked first. */
  private keepQuietly() {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData || !navigator.onLine) return;
    void savePages(this.pages, { pictures: false });
  }

  private async saveAll() {
    this.save.disabled = true;
    const tell = (progress: Progress) => {
      if (progress.state === 'saving') this.say(texts.saving(progress.done + 1, progress.of));
    };
    const done = await savePages([...this.pages, ...roadPages], { pictures: true, tell });
    this.save.disabled = false;
    if (!done) return this.say(texts.unable, true);
    if (done.failed > 0) return this.say(texts.failed, true);
    const lasts = (await navigator.storage?.persist?.()) ?? false;
    this.show({ at: Date.now(), bytes: done.bytes, lasts });
  }

  private async forget() {
    navigator.serviceWorker.controller?.postMessage({ wish: 'forget' });
    await forgetPocket();
    localStorage.removeItem('convite:pass');
    this.show(undefined);
    this.say(texts.removed);
    this.save.focus();
  }

  private show(pass: SavedPass | undefined) {
    this.clear.hidden = pass === undefined;
    this.save.textContent = pass ? texts.again : texts.save;
    if (!pass) return;
    localStorage.setItem('convite:pass', JSON.stringify(pass));
    this.say(inWords(pass));
  }

  private say(words: string, failed = false) {
    this.state.textContent = words;
    this.state.toggleAttribute('data-failed', failed);
  }
}

customElements.define('trip-pass', TripPass);
