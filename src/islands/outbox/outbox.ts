import { type DBSchema, openDB } from 'idb';

import { type Entry, isAboutEvent, readEntry, type Stopped } from './entry.ts';
import type { ServerResult, Received } from './received-row.ts';
import { merged } from './merge-entries.ts';
import { outboxName, outboxStore, withRetry } from './outbox-database.ts';

type Key = [groupId: number, about: Entry['about']];

type Row = Entry | ServerResult;

interface Schema extends DBSchema {
  [outboxStore]: { key: Key; value: Row };
}

/** One transaction on the entries. */
type Store = {
  /** By the number of a group, which is above zero: there are entries alone. */
  get: (key: Key) => Promise<Entry | undefined>;
  getAll: () => Promise<Row[]>;
  put: (entry: Entry) => Promise<unknown>;
  delete: (key: Key) => Promise<unknown>;
};

/** What the server has heard is kept in the database alone. */
type Database = Store & { put: (row: Row) => Promise<unknown> };

const keyOf = ({ groupId, about }: Row): Key => [groupId, about];

/** Entries that the database did not take. They last as long as the page. */
const unsaved = new Map<string, Entry>();

const memory: Store = {
  get: async (key) => unsaved.get(`${key}`),
  getAll: async () => [...unsaved.values()],
  put: async (entry) => unsaved.set(`${keyOf(entry)}`, entry),
  delete: async (key) => unsaved.delete(`${key}`),
};

/** Whether an entry outlives this page. */
export const isSaved = (entry: Entry) => !unsaved.has(`${keyOf(entry)}`);

let hasOpened = false;

/** What the database did not take before goes into it first. */
const moveIn = async (store: Store) => {
  const entries = [...unsaved.values()];
  for (const entry of entries) await putMerged(store, entry);
  return () => {
    for (const entry of entries) {
      const key = `${keyOf(entry)}`;
      if (unsaved.get(key) === entry) unsaved.delete(key);
    }
  };
};

const inOneTransaction = async <Result>(work: (store: Database) => Promise<Result>) => {
  const db = await openDB<Schema>(outboxName, 1, {
    upgrade: (fresh) =>
      void fresh.createObjectStore(outboxStore, { keyPath: ['groupId', 'about'] }),
  });
  hasOpened = true;
  try {
    const transaction = db.transaction(outboxStore, 'readwrite', { durability: 'strict' });
    const store = transaction.store as Database;
    const movedIn = await moveIn(store);
    const result = await work(store);
    await transaction.done;
    movedIn();
    return result;
  } finally {
    db.close();
  }
};

/** @throws the last error */
export const inDatabase = <Result>(work: (store: Database) => Promise<Result>): Promise<Result> =>
  withRetry(() => inOneTransaction(work));

/** Changes entries. What the database does not take stays as it is, and is sent again under the same key. */
const inEither = (work: (store: Store) => Promise<void>): Promise<void> =>
  inDatabase(work).catch(() => work(memory));

/** Diets first, then companions and events: the order in which the guest was asked. */
const inOrder = (entries: Entry[]) =>
  entries.sort((one, other) => Number(other.about === 'diets') - Number(one.about === 'diets'));

const putMerged = async (store: Store, entry: Entry): Promise<Entry> => {
  const found = await store.get(keyOf(entry));
  const before = found && readEntry(found, entry.keptAt);
  const next = before ? merged(before, entry) : entry;
  await store.put(next);
  return next;
};

/**
 * Writes what is to be sent; where the database does not take it, into memory.
 * @returns the entries as they are stored: merged with those about the same event, or about the diets
 */
export const keepEntries = async (entries: readonly Entry[]): Promise<Entry[]> => {
  const keepIn = async (store: Store) => {
    const stored: Entry[] = [];
    for (const entry of entries) stored.push(await putMerged(store, entry));
    return stored;
  };
  return inDatabase(keepIn).catch(() => keepIn(memory));
};

/**
 * The entries of every group on this phone. Expired ones lose their content here.
 * @throws where the database cannot be read and memory holds nothing either
 */
export const allEntries = (now = Date.now()): Promise<Entry[]> =>
  inDatabase((store) => entriesIn(store, now)).catch((error: unknown) => {
    if (unsaved.size === 0) throw error;
    return entriesIn(memory, now);
  });

const entriesIn = async (store: Store, now: number) => {
  const read = (await store.getAll()).flatMap((stored) => readEntry(stored, now) ?? []);
  for (const entry of read) if (entry.stopped) await store.put(entry);
  return inOrder(read);
};

/**
 * The entries, not one of them left out: those of the database, into which memory is moved first, or those of memory in
 * a browser that has refused the database from the beginning.
 * @throws where the database could be read before
 */
export const completeEntries = (now = Date.now()): Promise<Entry[]> =>
  inDatabase((store) => entriesIn(store, now)).catch((error: unknown) => {
    if (hasOpened) throw error;
    return entriesIn(memory, now);
  });

/**
 * The entries, none in a browser that has refused the database from the beginning.
 * @throws where it could be read before
 */
export const knownEntries = (now?: number): Promise<Entry[]> =>
  allEntries(now).catch((error: unknown) => {
    if (hasOpened) throw error;
    return [];
  });

/** @throws as `completeEntries` */
export const entriesOf = async (groupId: number, now?: number): Promise<Entry[]> =>
  (await completeEntries(now)).filter((entry) => entry.groupId === groupId);

/** Only this very entry: another may have taken its place meanwhile. */
const change = (entry: Entry, next: Entry | null) =>
  inEither(async (store) => {
    const now = await store.get(keyOf(entry));
    if (now?.key !== entry.key) return;
    if (next) await store.put(next);
    else await store.delete(keyOf(entry));
  });

/** The server has it, or the guest was told why not. */
export const removeEntry = (entry: Entry) => change(entry, null);

export const stopEntry = (entry: Entry, paused: Stopped) =>
  change(entry, { ...entry, stopped: paused });

/** The same words with the versions that are stored now, under a new key. */
export const updateEntry = (entry: Entry, updated: Entry) => change(entry, updated);

/** The guest has decided that the stored response of a member holds. What is on its way stays. */
export const resolveResponse = (
  groupId: number,
  eventId: number,
  memberId: number,
): Promise<void> =>
  inEither(async (store) => {
    const entry = await store.get([groupId, eventId]);
    if (!entry?.stopped || !isAboutEvent(entry)) return;
    const responses = entry.responses.filter((response) => response.memberId !== memberId);
    if (responses.length > 0) await store.put({ ...entry, responses });
    else await store.delete([groupId, eventId]);
  });

/** Another group uses this phone now. */
export const clearOtherGroups = (groupId: number): Promise<void> =>
  inEither(async (store) => {
    for (const row of await store.getAll()) {
      if (Math.abs(row.groupId) !== groupId) await store.delete(keyOf(row));
    }
  });

/** Where the database fails, the phone's own pages may show what was stored before. */
export const keepReceived = (
  groupId: number,
  outcome: Received,
  serverDate: number,
): Promise<unknown> =>
  inDatabase((store) =>
    store.put({
      format: 4,
      groupId: -groupId,
      about: outcome.about,
      servedAt: serverDate,
      outcome,
    }),
  ).catch(() => undefined);
