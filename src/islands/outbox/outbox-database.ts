/** Name of the database. It is opened for single transactions only: an open one would block its deletion. */
export const outboxName = 'convite';
export const outboxStore = 'outbox';

/** The keys of entries; those of what the server has acknowledged are below: `heard.ts`. */
const keysOfEntries = () => IDBKeyRange.lowerBound([0]);

/** @returns nothing where there is no database: looking leaves no empty one behind */
const openExisting = () =>
  new Promise<IDBDatabase | undefined>((found, failed) => {
    const opening = indexedDB.open(outboxName);
    let isNew = false;
    opening.onupgradeneeded = () => {
      isNew = true;
      opening.transaction?.abort();
    };
    opening.onerror = () => (isNew ? found(undefined) : failed(opening.error));
    opening.onsuccess = () => found(opening.result);
  });

/**
 * One request to the entries.
 * @returns nothing where there is no database
 * @throws where the browser refuses the database, or it cannot be read now
 */
export const ask = async <Answer>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | undefined> => {
  const db = await openExisting();
  try {
    const asked = db && request(db.transaction(outboxStore, mode).objectStore(outboxStore));
    return await new Promise((done, failed) => {
      if (!asked) return done(undefined);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error);
    });
  } finally {
    db?.close();
  }
};

/**
 * Whether something may be waiting on this phone, asked without the rest of the outbox, which pages load only when
 * there is reason to. A database that cannot be read may hold entries.
 */
export const mayHaveEntries = async (): Promise<boolean> => {
  if (!('indexedDB' in globalThis)) return false;
  try {
    return ((await ask('readonly', (store) => store.count(keysOfEntries()))) ?? 0) > 0;
  } catch (error) {
    // By a setting, and for every page: nothing was ever kept.
    return !(error instanceof DOMException && error.name === 'SecurityError');
  }
};
