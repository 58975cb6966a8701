import { type DBSchema, openDB } from 'idb';

import { type Entry, merged, readEntry, type Stopped } from './entry.ts';
import { outboxName } from './forget-outbox.ts';
import { markOutboxEntries } from './outbox-mark.ts';

type Key = [groupId: number, about: Entry['about']];

interface Schema extends DBSchema {
  outbox: { key: Key; value: Entry };
}

/** One transaction on the entries. */
type Store = {
  get: (key: Key) => Promise<Entry | undefined>;
  getAll: () => Promise<Entry[]>;
  put: (entry: Entry) => Promise<unknown>;
  delete: (key: Key) => Promise<unknown>;
};

/** In place of a database that the browser refuses: the entries last as long as the page. */
const memoryStore = (): Store => {
  const entries = new Map<string, Entry>();
  return {
    get: async (key) => entries.get(`${key}`),
    getAll: async () => [...entries.values()],
    put: async (entry) => entries.set(`${keyOf(entry)}`, entry),
    delete: async (key) => entries.delete(`${key}`),
  };
};

let memory: Store | undefined;

/** Whether entries outlive this page. */
export const isDurable = () => memory === undefined;

/** Opens the database for one transaction and closes it: an open one would block its deletion. */
const inDatabase = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
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

const within = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
  if (memory) return work(memory);
  try {
    return await inDatabase(work);
  } catch {
    memory = memoryStore();
    return work(memory);
  }
};

const keyOf = ({ groupId, about }: Entry): Key => [groupId, about];

/** Diets first, then companions and events: the order in which the guest was asked. */
const inOrder = (entries: Entry[]) =>
  entries.sort((one, other) => Number(other.about === 'diets') - Number(one.about === 'diets'));

/**
 * Writes what is to be sent.
 * @returns the entries as they are stored: merged with those about the same event, or about the diets
 */
export const keepEntries = async (entries: readonly Entry[]): Promise<Entry[]> => {
  // Before and after: without the mark the database may be deleted.
  markOutboxEntries(true);
  const kept = await within(async (store) => {
    const stored: Entry[] = [];
    for (const entry of entries) {
      const found = await store.get(keyOf(entry));
      const before = found && readEntry(found, entry.keptAt);
      const next = before ? merged(before, entry) : entry;
      await store.put(next);
      stored.push(next);
    }
    return stored;
  });
  markOutboxEntries(true);
  return kept;
};

/** The entries of every group on this phone. Expired ones lose their content here. */
export const allEntries = async (now = Date.now()): Promise<Entry[]> => {
  const entries = await within(async (store) => {
    const read = (await store.getAll()).flatMap((stored) => readEntry(stored, now) ?? []);
    for (const entry of read) if (entry.stopped) await store.put(entry);
    return inOrder(read);
  });
  markOutboxEntries(entries.length > 0);
  return entries;
};

export const entriesOf = async (groupId: number, now?: number): Promise<Entry[]> =>
  (await allEntries(now)).filter((entry) => entry.groupId === groupId);

/** Only this very entry: another may have taken its place meanwhile. */
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

/** The same words with the versions that are stored now, under a new key. */
export const renewEntry = (entry: Entry, renewed: Entry) => change(entry, renewed);

/** Removes the entries about events that were settled in another way. */
export const removeAbout = async (groupId: number, eventIds: readonly number[]): Promise<void> => {
  await within(async (store) => {
    for (const eventId of eventIds) await store.delete([groupId, eventId]);
  });
  await allEntries();
};

/** Another group uses this phone now. */
export const forgetOthers = async (groupId: number): Promise<void> => {
  await within(async (store) => {
    for (const entry of await store.getAll()) {
      if (entry.groupId !== groupId) await store.delete(keyOf(entry));
    }
  });
  await allEntries();
};
