import { type DBSchema, openDB } from 'idb';
import { withRetry } from '#islands/outbox/outbox-database.ts';
import type { DoorView, SaveArrival, SaveSurprise } from '#contract/door.ts';

/** What a helper said that the server has not confirmed, in the order in which it was said. */
export type PendingMark = { id: string; saidAt: number } & (
  { type: 'arrival'; json: SaveArrival } | { type: 'surprise'; json: SaveSurprise }
);

/** The list as the server sent it last. */
export type StoredList = { list: DoorView; readAt: number };

export type Stored = {
  token: string | undefined;
  list: StoredList | undefined;
  pending: PendingMark[];
};

/** What a phone at the door keeps; each may fail and is tried again later. */
export type DoorStore = {
  read: () => Promise<Stored>;
  saveToken: (token: string) => Promise<void>;
  saveList: (list: StoredList) => Promise<void>;
  savePending: (pending: PendingMark) => Promise<void>;
  deletePending: (id: string) => Promise<void>;
  clear: () => Promise<void>;
};

interface Schema extends DBSchema {
  state: { key: 'token' | 'list'; value: string | StoredList };
  unsent: { key: string; value: PendingMark };
}

const open = () =>
  openDB<Schema>('convite-door', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('state');
      fresh.createObjectStore('unsent', { keyPath: 'id' });
    },
  });

type Database = Awaited<ReturnType<typeof open>>;

/** Opened for one task only: an open database would block its deletion. */
const once = async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
};

const within = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
  withRetry(() => once(work));

/** In the browser's own database. */
export const browserStore: DoorStore = {
  read: () =>
    within(async (db) => ({
      token: (await db.get('state', 'token')) as string | undefined,
      list: (await db.get('state', 'list')) as StoredList | undefined,
      pending: await db.getAll('unsent'),
    })),
  saveToken: (token) => within(async (db) => void (await db.put('state', token, 'token'))),
  saveList: (list) => within(async (db) => void (await db.put('state', list, 'list'))),
  savePending: (pending) => within(async (db) => void (await db.put('unsent', pending))),
  deletePending: (id) => within((db) => db.delete('unsent', id)),
  clear: () =>
    within(async (db) => {
      await db.clear('state');
      await db.clear('unsent');
    }),
};
