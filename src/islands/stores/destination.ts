import { safeDestination } from '#domain/access/destination.ts';
import { sessionStore } from '#islands/client/browser-storage.ts';

const storageKey = 'intendedDestination';

/** Remembers where the guest wanted to go before having to sign in; without storage it is the default page. */
export const keepDestination = (path: string): void => {
  sessionStore.keep(storageKey, path);
};

/** Where to go now, once: the memory is cleared. */
export const takeDestination = (): string => {
  const saved = sessionStore.read(storageKey);
  sessionStore.clear(storageKey);
  return safeDestination(saved);
};

/** A protected page sends visitors to `/rsvp#destino=/path`; the address is cleaned at once. */
export const keepDestinationOfAddress = (): void => {
  const [, path] = /^#destino=(.*)$/.exec(location.hash) ?? [];
  if (path === undefined) return;
  keepDestination(safeDestination(decodedOr(path)));
  history.replaceState(history.state, '', location.pathname + location.search);
};

const decodedOr = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
