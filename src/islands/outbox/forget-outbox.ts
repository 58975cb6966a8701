import { markOutboxEntries } from './outbox-mark.ts';

/** Name of the database. It is opened for single transactions only. */
export const outboxName = 'convite';

/** Deletes the database with its entries. */
export const forgetOutbox = (): Promise<void> => {
  markOutboxEntries(false);
  return new Promise((done) => {
    if (!('indexedDB' in globalThis)) return done();
    const asked = indexedDB.deleteDatabase(outboxName);
    asked.onsuccess = asked.onerror = asked.onblocked = () => done();
  });
};
