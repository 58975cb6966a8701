import { retried } from './retried.ts';

/** Name of the database. It is opened for single transactions only: an open one would block its deletion. */
export const outboxName = 'convite';
export const outboxStore = 'outbox';

/** The keys of entries; those of what the server has acknowledged are below: `heard.ts`. */
const keysOfEntries = () => IDBKeyRange.lowerBound([0]);

/** @throws where the browser refuses the database, or it cannot be read now */
const countEntries = () =>
  new Promise<number>((found, failed) => {
    const opening = indexedDB.open(outboxName);
    let isNew = false;
    opening.onupgradeneeded = () => {
      isNew = true;
      // Looking leaves no empty database behind.
      opening.transaction?.abort();
    };
    opening.onerror = () => (isNew ? found(0) : failed(opening.error));
    opening.onsuccess = () => {
      const db = opening.result;
      const asked = db.transaction(outboxStore).objectStore(outboxStore).count(keysOfEntries());
      asked.onsuccess = () => found(asked.result);
      asked.onerror = () => failed(asked.error);
      db.close();
    };
  });

/**
 * Whether something may be waiting on this phone, asked without the rest of the outbox, which pages load only when
 * there is reason to. A database that cannot be read may hold entries.
 */
export const mayHaveEntries = async (): Promise<boolean> => {
  if (!('indexedDB' in globalThis)) return false;
  try {
    return (await countEntries()) > 0;
  } catch (error) {
    // By a setting, and for every page: nothing was ever kept.
    return !(error instanceof DOMException && error.name === 'SecurityError');
  }
};

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
  new Promise<void>((done, failed) => {
    const opening = indexedDB.open(outboxName);
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const deletion = db.transaction(outboxStore, 'readwrite');
      deletion.objectStore(outboxStore).delete(IDBKeyRange.upperBound([0]));
      deletion.oncomplete = () => done();
      deletion.onabort = () => failed(deletion.error);
      db.close();
    };
  });

/** Deletes what the server has acknowledged, with its names; entries that wait stay. Fails as `deleteOutbox` does. */
export const deleteHeard = (): Promise<void> => retried(deleteHeardRows).catch(() => undefined);
