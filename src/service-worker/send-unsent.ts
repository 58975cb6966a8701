import { flush } from '#islands/outbox/flush.ts';
import { outboxName } from '#islands/outbox/forget-outbox.ts';

/** Answers given without signal. Asking for what was never kept would make a place for it. */
export const sendUnsent = async (): Promise<void> => {
  const places = (await indexedDB.databases?.()) ?? [];
  if (!places.some(({ name }) => name === outboxName)) return;
  const { held } = await flush();
  if (held !== undefined) throw held;
};
