import { cartKey } from '#domain/gifts/cart.ts';
import { localStore, sessionStore } from '#islands/client/browser-storage.ts';
import { clearTransfer } from '#islands/client/transfer-key.ts';
import { clearDrafts } from '#islands/client/draft.ts';
import { clearOfflineCache } from '#islands/client/offline/clear-offline-cache.ts';
import { deleteReceived, deleteOutbox } from '#islands/outbox/delete-outbox.ts';
import { mayHaveEntries } from '#islands/outbox/outbox-database.ts';

/** Drafts, the cart, what the phone remembers of its pages. */
const isOfGroup = (key: string) => key.startsWith('convite:') || key === cartKey;

const removeKeys = (isMatch: (key: string) => boolean) => {
  for (const store of [sessionStore, localStore]) {
    for (const key of store.keys()) if (isMatch(key)) store.clear(key);
  }
};

/** Readable by scripts, unlike the session itself. */
const endHint = () => {
  const isAdmin = /(?:^|; )convite_hint=[^;]*admin/.test(document.cookie);
  document.cookie = `convite_hint=${isAdmin ? 'admin' : '; Max-Age=0'}; Path=/; SameSite=Lax`;
};

/** A guest has signed out: deletes everything, also the intended destination and the outbox. */
export const clearGroup = async (): Promise<void> => {
  removeKeys((key) => isOfGroup(key) || key === 'intendedDestination');
  clearTransfer();
  await Promise.all([clearOfflineCache(), deleteOutbox()]);
};

/**
 * The server has ended the session. Only outbox entries stay, hidden until the same group signs in.
 */
export const clearExpiredSession = async (): Promise<void> => {
  clearDrafts();
  endHint();
  removeKeys(isOfGroup);
  await clearOfflineCache();
  await ((await mayHaveEntries()) ? deleteReceived() : deleteOutbox());
};
