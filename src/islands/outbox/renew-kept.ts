import type { Wish } from '#islands/client/offline/caches.ts';
import type { Outcome } from './outcome.ts';

/** The events whose pages show something else now. */
export const eventsIn = (outcomes: readonly Outcome[]): number[] =>
  outcomes.flatMap(({ about, kind }) =>
    typeof about === 'number' && kind !== 'refused' ? [about] : [],
  );

/** The pages that the worker keeps are to say what the server has received. */
export const renewKept = (outcomes: readonly Outcome[]): void => {
  if (outcomes.every(({ kind }) => kind === 'refused')) return;
  const wish: Wish = { wish: 'renew', events: eventsIn(outcomes) };
  globalThis.navigator?.serviceWorker?.controller?.postMessage(wish);
};
