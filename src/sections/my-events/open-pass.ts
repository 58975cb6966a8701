import { offline } from '#content/texts/offline.ts';
import { localStore } from '#islands/client/browser-storage.ts';
import { loadPart } from '#islands/client/load-part.ts';
import { clearOfflineCache } from '#islands/client/offline/clear-offline-cache.ts';
import { optOutCache, type Progress } from '#islands/client/offline/caches.ts';
import { savePages } from '#islands/client/offline/save-pages.ts';

import { inWords, readPass, type SavedPass } from './saved-pass.ts';

const texts = offline.pass;
const storageKey = 'convite:pass';

/** The pages everybody sees that belong on the road. */
const offlinePages = ['/', '/accommodations'];

export const openPass = (host: HTMLElement) => {
  const save = host.querySelector<HTMLButtonElement>('.save')!;
  const clear = host.querySelector<HTMLButtonElement>('.remove')!;
  const state = host.querySelector<HTMLElement>('.state')!;
  const pages = JSON.parse(host.dataset['pages']!) as string[];

  const showMessage = (words: string, failed = false) => {
    state.textContent = words;
    state.toggleAttribute('data-failed', failed);
  };

  const show = (pass: SavedPass | undefined) => {
    clear.hidden = pass === undefined;
    save.textContent = pass ? texts.again : texts.save;
    if (!pass) return;
    localStore.keep(storageKey, JSON.stringify(pass));
    showMessage(inWords(pass));
  };

  /** To the couple. */
  const report = async () => {
    const part = await loadPart(() => import('./report-pass.ts'), { isOptional: true });
    await part?.reportPass(host.dataset).catch(() => undefined);
  };

  const saveAll = async () => {
    save.disabled = true;
    showMessage(texts.saving(1, pages.length + offlinePages.length));
    const showProgress = (progress: Progress) => {
      if (progress.state === 'saving') showMessage(texts.saving(progress.done + 1, progress.of));
    };
    await caches.delete(optOutCache);
    const done = await savePages([...pages, ...offlinePages], {
      pictures: true,
      notify: showProgress,
    });
    save.disabled = false;
    if (!done) return showMessage(texts.unable, true);
    if (done.failed > 0) return showMessage(texts.failed, true);
    const isPersisted = (await navigator.storage?.persist?.()) ?? false;
    show({ at: Date.now(), bytes: done.bytes, lasts: isPersisted });
    await report();
  };

  /** And nothing is kept again by itself. */
  const forget = async () => {
    await caches.open(optOutCache);
    navigator.serviceWorker.controller?.postMessage({ wish: 'forget' });
    await clearOfflineCache();
    localStore.clear(storageKey);
    show(undefined);
    showMessage(texts.removed);
    void report();
    save.focus();
  };

  /** A browser that refuses its caches keeps nothing. */
  const showError = () => {
    save.disabled = false;
    showMessage(texts.unable, true);
  };
  void loadPart(() => import('#islands/push/open-push.ts'), { isOptional: true }).then((part) =>
    part?.openPush(document.querySelector<HTMLElement>('#avisos section')!),
  );
  save.onclick = () => void saveAll().catch(showError);
  clear.addEventListener('click', () => void forget().catch(showError));
  const pass = readPass();
  show(pass);
  if (pass ?? host.dataset['reported']) void report();
};
