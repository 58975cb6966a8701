import type { Heard, Received } from './heard-row.ts';
import { inDatabase } from './outbox.ts';

/**
 * What the server has acknowledged to this phone since it made a page, by the server's clock, in the order in which it
 * came. Loaded by kept pages alone.
 */
export const heardSince = (groupId: number, pageServedAt: number): Promise<Received[]> =>
  inDatabase(async (store) => {
    const rows = await store.getAll();
    return rows
      .filter((row): row is Heard => row.groupId === -groupId)
      .filter(({ servedAt }) => servedAt >= pageServedAt)
      .sort(
        (one, other) =>
          one.servedAt - other.servedAt || one.outcome.sent.keptAt - other.outcome.sent.keptAt,
      )
      .map(({ outcome }) => outcome);
  }).catch(() => []);
