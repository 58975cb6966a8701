import type { IsAttending } from './attendance.ts';

/** One member's response to one event, as it is stored. */
export type StoredResponse = { isAttending: IsAttending; version: number };

/**
 * Whether another person has responded something else since the version that was seen. A page from the phone may be
 * older than the choice: an older version is no newer response.
 */
export const isConflict = (
  { isAttending, version }: { isAttending: boolean; version: number },
  stored: StoredResponse,
): boolean => stored.version > version && isAttending !== stored.isAttending;
