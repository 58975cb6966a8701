import { ApiError } from '#islands/client/api.ts';
import { flush } from '#islands/outbox/flush.ts';
import { outboxName } from '#islands/outbox/forget-outbox.ts';
import { forgetEndedSession } from './keeping.ts';

/** Sends outbox entries. Opening a database that does not exist would create it. */
export const sendOutbox = async (): Promise<void> => {
  const places = (await indexedDB.databases?.()) ?? [];
  if (!places.some(({ name }) => name === outboxName)) return;
  const { held } = await flush();
  if (held instanceof ApiError && held.problem?.code === 'not_signed_in')
    await forgetEndedSession();
  if (held !== undefined) throw held;
};
