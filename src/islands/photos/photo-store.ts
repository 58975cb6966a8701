import { type DBSchema, openDB } from 'idb';
import { withRetry } from '#islands/outbox/outbox-database.ts';

/** Whose photo it is: a group's, by its session, or whoever's has a card of an event. */
export type PhotoOwner = { groupId: number } | { token: string };

/** A photo that was chosen and has not arrived. */
export type SelectedPhoto = {
  /** Made when it was chosen. */
  id: string;
  owner: PhotoOwner;
  name: string;
  type: string;
  /** A copy of the file: browsers forget the file itself. */
  bytes: Blob;
  /** SHA-256, hex; empty where the browser cannot say it. */
  checksum: string;
  chosenAt: number;
  /** Where it goes on, on the server; empty until it was begun. */
  address: string;
};

/** What a phone keeps of them; each may fail. */
export type PhotoStore = {
  read: () => Promise<SelectedPhoto[]>;
  save: (photo: SelectedPhoto) => Promise<void>;
  delete: (id: string) => Promise<void>;
};

interface Schema extends DBSchema {
  photos: { key: string; value: SelectedPhoto };
}

const name = 'convite-photos';

const open = () =>
  openDB<Schema>(name, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('photos', { keyPath: 'id' });
    },
  });

type Database = Awaited<ReturnType<typeof open>>;

/** Opened for one task only: an open database would block its deletion. */
const within = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
  withRetry(async () => {
    const db = await open();
    try {
      return await work(db);
    } finally {
      db.close();
    }
  });

/** In the browser's own database. */
export const browserPhotoStore: PhotoStore = {
  read: () => within((db) => db.getAll('photos')),
  save: (photo) => within(async (db) => void (await db.put('photos', photo))),
  delete: (id) => within((db) => db.delete('photos', id)),
};
