import { guestCache, type Progress, type Wish } from '#islands/client/offline/caches.ts';
import { assetsIn, picturesIn } from './assets-in.ts';
import {
  readSignOutCount,
  clearIfSignedOut,
  mustYield,
  keepAssets,
  keepGuestPage,
} from './keeping.ts';

type Save = Extract<Wish, { wish: 'save' }>;

/** Fetches pages and their assets one after the other: a slow line carries one request well. */
export const savePages = async (
  { pages, pictures }: Save,
  notify: (progress: Progress) => void,
): Promise<void> => {
  let failed = 0;
  for (const [done, page] of pages.entries()) {
    notify({ state: 'saving', done, of: pages.length });
    failed += mustYield() ? 1 : await savePage(page, pictures).catch(() => 1);
  }
  // Reads every byte: only when the guest has asked for it.
  notify({ state: 'done', failed, bytes: pictures ? await bytesSaved() : 0 });
};

const savePage = async (page: string, pictures: Save['pictures']): Promise<number> => {
  const since = readSignOutCount();
  const answer = await clearIfSignedOut(
    fetch(page, { redirect: 'manual', credentials: 'same-origin' }),
  );
  const html = answer.ok ? await answer.clone().text() : '';
  if (!answer.ok) return 1;
  await keepGuestPage(page, answer, since);
  const shown = pictures ? picturesIn(html, pictures) : [];
  return keepAssets([...assetsIn(html), ...shown]);
};

const eventOf = (path: string) => /^\/events\/(\d+)/.exec(path)?.[1];

/** Fetches again what is kept of these events, and of no event: the server has received something since. */
export const refreshPages = async (events: readonly number[]): Promise<void> => {
  const guest = await caches.open(guestCache);
  const paths = (await guest.keys()).map(({ url }) => new URL(url).pathname);
  const pages = paths.filter((path) => {
    const event = eventOf(path);
    return event === undefined || events.includes(Number(event));
  });
  await savePages({ wish: 'save', pages }, () => undefined);
};

/** The size of all caches, in bytes. */
const bytesSaved = async (): Promise<number> => {
  let bytes = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      bytes += answer ? (await answer.blob()).size : 0;
    }
  }
  return bytes;
};
