import { markUnsent } from './unsent-mark.ts';

/** The phone's database; nobody keeps it open. */
export const outboxName = 'convite';

/** Nothing stays, not even the place. */
export const forgetOutbox = (): Promise<void> => {
  markUnsent(false);
  return new Promise((done) => {
    if (!('indexedDB' in globalThis)) return done();
    const asked = indexedDB.deleteDatabase(outboxName);
    asked.onsuccess = asked.onerror = asked.onblocked = () => done();
  });
};
