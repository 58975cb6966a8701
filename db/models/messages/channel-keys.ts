import { and, eq, inArray } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { channelKeys } from '#db/schema.ts';

type Sealing = {
  seal: (name: string, text: string) => Buffer;
  open: (name: string, encrypted: Uint8Array) => string | undefined;
};

/** The name that a sealed key is bound to: moved to another row, it cannot be opened. */
const nameOf = (type: string, id: string) => `channel_keys/${type}/${id}`;

/** The keys of the connection, sealed before they are stored. */
export const channelKeyStore = (db: Db, { seal, open }: Sealing) => ({
  /** Only stored keys. A key that cannot be opened counts as missing. */
  read: (type: string, ids: readonly string[]): Record<string, string> => {
    const rows = db
      .select()
      .from(channelKeys)
      .where(and(eq(channelKeys.type, type), inArray(channelKeys.id, [...ids])))
      .all();
    const found = rows.map(
      ({ id, sealed: encrypted }) => [id, open(nameOf(type, id), encrypted)] as const,
    );
    return Object.fromEntries(
      found.filter((each): each is readonly [string, string] => each[1] !== undefined),
    );
  },

  /** All of it or nothing. */
  write: (changes: readonly { type: string; id: string; value: string | null }[]): void =>
    inTransaction(db, (tx) => {
      for (const { type, id, value } of changes) {
        if (value === null) {
          const row = and(eq(channelKeys.type, type), eq(channelKeys.id, id));
          tx.delete(channelKeys).where(row).run();
          continue;
        }
        const encrypted = seal(nameOf(type, id), value);
        tx.insert(channelKeys)
          .values({ type, id, sealed: encrypted })
          .onConflictDoUpdate({
            target: [channelKeys.type, channelKeys.id],
            set: { sealed: encrypted },
          })
          .run();
      }
    }),

  /** Deletes all keys, or all of one type. */
  clear: (type?: string): void =>
    void db
      .delete(channelKeys)
      .where(type === undefined ? undefined : eq(channelKeys.type, type))
      .run(),
});
