import { ApiError } from '#islands/client/api.ts';
import { flush } from '#islands/outbox/flush.ts';
import { mayHaveEntries } from '#islands/outbox/outbox-database.ts';
import { eventsIn } from '#islands/outbox/refresh-saved.ts';
import { clearExpiredSession } from './keeping.ts';
import { refreshPages } from './saving.ts';

/** Sends outbox entries. */
export const sendOutbox = async (): Promise<void> => {
  if (!(await mayHaveEntries())) return;
  const { error, results } = await flush();
  if (results.length > 0) await refreshPages(eventsIn(results));
  if (error instanceof ApiError && error.errorBody?.code === 'not_signed_in')
    await clearExpiredSession();
  if (error !== undefined) throw error;
};
