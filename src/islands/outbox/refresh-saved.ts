import type { Wish } from '#islands/client/offline/caches.ts';
import type { Result } from './result.ts';

/** The events whose pages show something else now. */
export const eventsIn = (results: readonly Result[]): number[] =>
  results.flatMap(({ about, kind }) =>
    typeof about === 'number' && kind !== 'refused' ? [about] : [],
  );

/** The pages that the worker keeps are to say what the server has received. */
export const refreshCache = (results: readonly Result[]): void => {
  if (results.every(({ kind }) => kind === 'refused')) return;
  const wish: Wish = { wish: 'renew', events: eventsIn(results) };
  globalThis.navigator?.serviceWorker?.controller?.postMessage(wish);
};
