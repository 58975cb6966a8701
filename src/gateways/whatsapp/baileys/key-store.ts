export type KeyChange = { type: string; id: string; value: string | null };

/** Where the connection's keys are kept, as texts. */
export type KeyStore = {
  /** Only what is there. */
  read(type: string, ids: readonly string[]): Record<string, string>;
  /** All of it or nothing. */
  write(changes: readonly KeyChange[]): void;
  /** All of it, or all of one kind. */
  forget(type?: string): void;
};
