import { ApiError } from '#islands/client/api.ts';
import { flush } from '#islands/outbox/flush.ts';
import { mayHaveEntries } from '#islands/outbox/outbox-database.ts';
import { eventsIn } from '#islands/outbox/renew-kept.ts';
import { forgetEndedSession } from './keeping.ts';
import { renewPages } from './saving.ts';

/** Sends outbox entries. */
export const sendOutbox = async (): Promise<void> => {
  if (!(await mayHaveEntries())) return;
  const { held, outcomes } = await flush();
  if (outcomes.length > 0) await renewPages(eventsIn(outcomes));
  if (held instanceof ApiError && held.problem?.code === 'not_signed_in')
    await forgetEndedSession();
  if (held !== undefined) throw held;
};
