export type KeyChange = { type: string; id: string; value: string | null };

/** The store of the connection's keys, as texts. */
export type KeyStore = {
  /** Only stored keys. */
  read(type: string, ids: readonly string[]): Record<string, string>;
  /** All of it or nothing. */
  write(changes: readonly KeyChange[]): void;
  /** Deletes all keys, or all of one type. */
  clear(type?: string): void;
};
