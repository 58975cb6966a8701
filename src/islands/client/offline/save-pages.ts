import type { Progress, Wish } from './caches.ts';

/** A refused service worker never becomes ready; on a slow line it takes a while. */
const timeoutMs = 20_000;

/** The worker of this site; undefined where the browser has none, or refuses it. */
const worker = async (): Promise<ServiceWorker | undefined> => {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const registered = await Promise.race([navigator.serviceWorker?.ready, timeout]);
  return registered?.active ?? undefined;
};

/** The smallest pictures that this phone reads: it has chosen among those of the page before. */
const pictureFormat = () =>
  [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif')) ? 'avif' : 'webp';

type Done = Extract<Progress, { state: 'done' }>;

/**
 * Keeps pages as they are now.
 * @returns how much of it failed and what all that is kept weighs, in bytes; undefined where the
 *   browser cannot keep pages
 */
export const savePages = async (
  pages: string[],
  { pictures, notify }: { pictures: boolean; notify?: (progress: Progress) => void },
): Promise<Done | undefined> => {
  const active = await worker();
  if (!active) return undefined;
  const { port1, port2 } = new MessageChannel();
  const wish: Wish = { wish: 'save', pages, ...(pictures && { pictures: pictureFormat() }) };
  active.postMessage(wish, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: { data: Progress }) => {
      notify?.(data);
      if (data.state === 'done') resolve(data);
    };
  });
};
