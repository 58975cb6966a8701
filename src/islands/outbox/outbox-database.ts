/** Name of the database. It is opened for single transactions only: an open one would block its deletion. */
export const outboxName = 'convite';
export const outboxStore = 'outbox';

/**
 * One request to the entries.
 * @returns nothing where there is no database: looking leaves no empty one behind
 * @throws where the browser refuses the database, or it cannot be read now
 */
export const open = <Answer>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | undefined> =>
  new Promise((done, failed) => {
    const openRequest = indexedDB.open(outboxName);
    let isNew = false;
    openRequest.onupgradeneeded = () => {
      isNew = true;
      openRequest.transaction?.abort();
    };
    openRequest.onerror = () => (isNew ? done(undefined) : failed(openRequest.error));
    openRequest.onsuccess = () => {
      const db = openRequest.result;
      try {
        const operation = request(db.transaction(outboxStore, mode).objectStore(outboxStore));
        operation.onsuccess = () => done(operation.result);
        operation.onerror = () => failed(operation.error);
      } catch (error) {
        failed(error as DOMException);
      }
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
    // Below are the keys of what the server has acknowledged: `received.ts`.
    return !!(await open('readonly', (store) => store.count(IDBKeyRange.lowerBound([0]))));
  } catch (error) {
    // By a setting, and for every page: nothing was ever kept.
    return !(error instanceof DOMException && error.name === 'SecurityError');
  }
};

/** Pauses before further attempts: a database that is busy or closing fails for a moment. */
const retryDelaysMs = [50, 250];

/** @throws the last error */
export const withRetry = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (const delayMs of retryDelaysMs) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return work();
};
