import { queuedSignOutCache } from '#islands/client/offline/caches.ts';
import { requestSync } from '#islands/outbox/request-sync.ts';

/**
 * Signs out where the server cannot be told: the worker tells it before it shows any page of a group.
 * @returns false where this browser has no worker that could
 */
export const queueSignOut = async (staysAdmin: boolean): Promise<boolean> => {
  if (!navigator.serviceWorker?.controller) return false;
  const isQueued = await caches.open(queuedSignOutCache).then(
    () => true,
    () => false,
  );
  if (!isQueued) return false;
  document.cookie = `convite_hint=${staysAdmin ? 'admin' : '; Max-Age=0'}; Path=/; SameSite=Lax`;
  requestSync();
  return true;
};
