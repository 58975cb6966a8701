import type { KeyStore } from '#gateways/whatsapp/baileys/key-store.ts';

export type MemoryStore = KeyStore & { rows: Map<string, string> };

/** Keeps keys as long as the test runs: what outlives a channel, and a process. */
export const memoryStore = (): MemoryStore => {
  const rows = new Map<string, string>();
  const rowOf = (type: string, id: string) => `${type}/${id}`;
  return {
    rows,
    read: (type, ids) =>
      Object.fromEntries(
        ids.flatMap((id) => {
          const value = rows.get(rowOf(type, id));
          return value === undefined ? [] : [[id, value]];
        }),
      ),
    write: (changes) => {
      for (const { type, id, value } of changes) {
        if (value === null) rows.delete(rowOf(type, id));
        else rows.set(rowOf(type, id), value);
      }
    },
    clear: (type) => {
      for (const row of rows.keys()) if (!type || row.startsWith(`${type}/`)) rows.delete(row);
    },
  };
};
