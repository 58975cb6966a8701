import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';

import { newSubmissionKey } from '#islands/client/submission-key.ts';

import { type Entry, readEntry, replaced, type Stopped } from './entry.ts';
import { outboxName } from './forget-outbox.ts';
import { markUnsent } from './unsent-mark.ts';

interface Schema extends DBSchema {
  outbox: { key: [groupId: number, about: Entry['about']]; value: Entry };
}

type Store = IDBPObjectStore<Schema, ['outbox'], 'outbox', 'readwrite'>;

/** Opened for one transaction and closed again: nothing stands in the way of its removal. */
const within = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
  const db = await openDB<Schema>(outboxName, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('outbox', { keyPath: ['groupId', 'about'] }),
  });
  try {
    const transaction = db.transaction('outbox', 'readwrite', { durability: 'strict' });
    const result = await work(transaction.store);
    await transaction.done;
    return result;
  } finally {
    db.close();
  }
};

const keyOf = ({ groupId, about }: Entry): [number, Entry['about']] => [groupId, about];

/** What everybody eats first, then the events: the order in which the guest was asked. */
const inOrder = (entries: Entry[]) =>
  entries.sort((one, other) => Number(other.about === 'diets') - Number(one.about === 'diets'));

/** Keeps what could not be sent, in the place of what waited about the same things. */
export const keepEntries = async (entries: readonly Entry[]): Promise<void> => {
  // Before and after: without the mark the place may be removed.
  markUnsent(true);
  await within(async (store) => {
    for (const entry of entries) {
      const before = await store.get(keyOf(entry));
      const waits = before && readEntry(before, entry.keptAt);
      await store.put(waits ? replaced(waits, entry, newSubmissionKey) : entry);
    }
  });
  markUnsent(true);
};

/** What waits on this phone, of whichever group. What is too old loses its answers here. */
export const allEntries = async (now = Date.now()): Promise<Entry[]> => {
  const entries = await within(async (store) => {
    const read = (await store.getAll()).flatMap((stored) => readEntry(stored, now) ?? []);
    for (const entry of read) if (entry.stopped) await store.put(entry);
    return inOrder(read);
  });
  markUnsent(entries.length > 0);
  return entries;
};

export const entriesOf = async (groupId: number, now?: number): Promise<Entry[]> =>
  (await allEntries(now)).filter((entry) => entry.groupId === groupId);

/** Something may have taken its place meanwhile: only the very same entry is touched. */
const change = (entry: Entry, next: Entry | null) =>
  within(async (store) => {
    const now = await store.get(keyOf(entry));
    if (now?.key !== entry.key) return;
    if (next) await store.put(next);
    else await store.delete(keyOf(entry));
  });

/** The server has it, or the guest was told why not. */
export const removeEntry = (entry: Entry) => change(entry, null);

export const stopEntry = (entry: Entry, stopped: Stopped) => change(entry, { ...entry, stopped });

/** The same words, seen against what is stored now: another submission. */
export const renewEntry = (entry: Entry, renewed: Entry) => change(entry, renewed);

/** The events that were answered some other way: what waited about them is no more. */
export const removeAbout = async (groupId: number, eventIds: readonly number[]): Promise<void> => {
  await within(async (store) => {
    for (const eventId of eventIds) await store.delete([groupId, eventId]);
  });
  await allEntries();
};

/** Another group uses this phone now. */
export const forgetOthers = async (groupId: number): Promise<void> => {
  await within(async (store) => {
    for (const key of await store.getAllKeys()) if (key[0] !== groupId) await store.delete(key);
  });
  await allEntries();
};
