import { safeDestination } from '#domain/access/destination.ts';

const storageKey = 'intendedDestination';

/** Remembers where the guest wanted to go before having to sign in. */
export const keepDestination = (path: string): void => {
  try {
    sessionStorage.setItem(storageKey, path);
  } catch {
    // Without storage the guest lands on the default page.
  }
};

/** Where to go now, once: the memory is cleared. */
export const takeDestination = (): string => {
  try {
    const intended = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return safeDestination(intended);
  } catch {
    return safeDestination(null);
  }
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
