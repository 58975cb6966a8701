import { guestCache } from './caches.ts';

/** The worker does this, too, when it sees a group come or go; a page may be without one. */
export const clearOfflineCache = (): Promise<boolean> | undefined =>
  window.caches?.delete(guestCache).catch(() => false);
