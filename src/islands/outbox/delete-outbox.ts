import { open, outboxName, withRetry } from './outbox-database.ts';

const deleteDatabase = () =>
  new Promise<void>((done, failed) => {
    const request = indexedDB.deleteDatabase(outboxName);
    request.onsuccess = request.onblocked = () => done();
    request.onerror = () => failed(request.error);
  });

/** Deletes the database with its entries. What fails now is tried again by the next page that is for no group. */
export const deleteOutbox = async (): Promise<void> => {
  if ('indexedDB' in globalThis) await withRetry(deleteDatabase).catch(() => undefined);
};

const deleteReceivedRows = () =>
  open('readwrite', (store) => store.delete(IDBKeyRange.upperBound([0])));

/** Deletes what the server has acknowledged, with its names; entries that wait stay. Fails as `deleteOutbox` does. */
export const deleteReceived = async (): Promise<void> => {
  await withRetry(deleteReceivedRows).catch(() => undefined);
};
