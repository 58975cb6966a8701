import { ask, outboxName, retried } from './outbox-database.ts';

const deleteDatabase = () =>
  new Promise<void>((done, failed) => {
    const asked = indexedDB.deleteDatabase(outboxName);
    asked.onsuccess = asked.onblocked = () => done();
    asked.onerror = () => failed(asked.error);
  });

/** Deletes the database with its entries. What fails now is tried again by the next page that is for no group. */
export const deleteOutbox = async (): Promise<void> => {
  if ('indexedDB' in globalThis) await retried(deleteDatabase).catch(() => undefined);
};

const deleteHeardRows = () =>
  ask('readwrite', (store) => store.delete(IDBKeyRange.upperBound([0])));

/** Deletes what the server has acknowledged, with its names; entries that wait stay. Fails as `deleteOutbox` does. */
export const deleteHeard = async (): Promise<void> => {
  await retried(deleteHeardRows).catch(() => undefined);
};
