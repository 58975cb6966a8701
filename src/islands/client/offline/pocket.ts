import { places, type Progress, type Wish } from './kept.ts';

/** How long the worker may take to say that everything is gone. */
const patienceMs = 1_500;

const canKeep = () => 'serviceWorker' in navigator && 'caches' in globalThis;

/** The worker of this site, begun if need be. Undefined where the browser has none or refuses. */
const worker = async (): Promise<ServiceWorker | undefined> => {
  if (!canKeep()) return undefined;
  try {
    await navigator.serviceWorker.register('/sw.js');
    return (await navigator.serviceWorker.ready).active ?? undefined;
  } catch {
    // Blocked, or no signal for its first journey: the pages work without it.
    return undefined;
  }
};

const ask = (to: ServiceWorker, wish: Wish, hear?: (said: unknown) => void) => {
  const { port1, port2 } = new MessageChannel();
  if (hear) port1.onmessage = ({ data }) => hear(data);
  to.postMessage(wish, [port2]);
};

/** What this page loaded before the worker was there to keep it. */
const loadedAssets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'))
    .map(({ pathname }) => pathname);

/** Begins to keep the site on this phone; does nothing where that is not possible. */
export const beginToKeep = async (): Promise<void> => {
  const alreadyKept = canKeep() && navigator.serviceWorker.controller !== null;
  const active = await worker();
  if (active && !alreadyKept) ask(active, { wish: 'keep', assets: loadedAssets() });
};

/** The smallest pictures that this phone reads: it has chosen among those of the page before. */
const pictureFormat = () =>
  [...document.querySelectorAll('img')].some(({ currentSrc }) => currentSrc.endsWith('.avif'))
    ? 'avif'
    : 'webp';

/**
 * Keeps pages as they are now.
 * @returns how much of it failed and what all that is kept weighs, in bytes; undefined where the
 *   browser cannot keep pages
 */
export const savePages = async (
  pages: string[],
  { pictures, tell }: { pictures: boolean; tell?: (progress: Progress) => void },
): Promise<Extract<Progress, { state: 'done' }> | undefined> => {
  const active = await worker();
  if (!active) return undefined;
  return new Promise((resolve) => {
    const hear = (said: unknown) => {
      const progress = said as Progress;
      tell?.(progress);
      if (progress.state === 'done') resolve(progress);
    };
    const wish = { wish: 'save', pages } as const;
    ask(active, pictures ? { ...wish, pictures: pictureFormat() } : wish, hear);
  });
};

/** Nothing of the group stays on this phone: neither kept, nor on its way into keeping. */
export const forgetPocket = async (): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const { controller } = navigator.serviceWorker ?? {};
  if (controller) {
    await Promise.race([
      new Promise((resolve) => ask(controller, { wish: 'forget' }, resolve)),
      new Promise((resolve) => setTimeout(resolve, patienceMs)),
    ]);
  }
  await caches.delete(places.guest);
};
