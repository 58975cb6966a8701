import type { ServerResult, Received } from './received-row.ts';
import { inDatabase } from './outbox.ts';

/**
 * What the server has acknowledged to this phone since it made a page, by the server's clock, in the order in which it
 * was said.
 */
export const receivedSince = (groupId: number, pageDate: number): Promise<Received[]> =>
  inDatabase(async (store) =>
    (await store.getAll())
      .filter((row): row is ServerResult => row.groupId === -groupId)
      .flatMap(({ servedAt, outcome: result }) => (servedAt >= pageDate ? result : []))
      .sort((one, other) => one.sent.keptAt - other.sent.keptAt),
  ).catch(() => []);
