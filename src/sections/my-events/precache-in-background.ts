import { localStore } from '#islands/client/browser-storage.ts';
import { guestCache, isShell, optOutCache } from '#islands/client/offline/caches.ts';
import { savePages } from '#islands/client/offline/save-pages.ts';

const storageKey = 'convite:kept';

/** Kept pages this old are asked for again. */
const freshMs = 6 * 60 * 60_000;

type Connection = { saveData?: boolean };

/**
 * Keeps the group's pages without pictures: now and then, after an answer, and when the site itself is
 * a new one. Not with data saver, nor after the guest has deleted the saved pages.
 */
export const precacheInBackground = async (dataset: DOMStringMap): Promise<void> => {
  const { pages = '[]', newest = '' } = dataset;
  const paths = JSON.parse(pages) as string[];
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || !navigator.onLine || (await caches.has(optOutCache))) return;
  if (!(await isDue(paths.length, newest))) return;
  const done = await savePages(paths, { pictures: false });
  if (done?.failed === 0) localStore.keep(storageKey, JSON.stringify(await mark(newest)));
};

const mark = async (newest: string) => ({
  at: Date.now(),
  what: [newest, ...(await caches.keys()).filter(isShell)].join(),
});

const isDue = async (pages: number, newest: string) => {
  const saved = await (await caches.open(guestCache)).keys();
  if (saved.length < pages) return true;
  const now = await mark(newest);
  try {
    const last = JSON.parse(localStore.read(storageKey) ?? '{}') as Partial<typeof now>;
    return last.what !== now.what || now.at - (last.at ?? 0) > freshMs;
  } catch {
    return true;
  }
};
