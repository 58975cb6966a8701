import type { ResponseView } from '#contract/responses.ts';
import type { ResponsesEntry } from './entry.ts';

/**
 * What the server has acknowledged to this phone of one event: the version that its own response became. A page that the
 * phone keeps may be older, and what is said on it is then no answer to another person's.
 */
export type Heard = {
  /** Above those of entries: whoever reads entries leaves it alone. */
  format: 4;
  /** The group's number below zero, so that it is neither found nor counted among its entries. */
  groupId: number;
  about: number;
  versions: Record<number, number>;
};

export const heardKey = (groupId: number, eventId: number): [number, number] => [-groupId, eventId];

/** What is known after an answer of the server: of people who were not sent, as before. */
export const heardNow = (
  before: Heard | undefined,
  { groupId, about, responses }: ResponsesEntry,
  stored: readonly ResponseView[],
): Heard => ({
  format: 4,
  groupId: -groupId,
  about,
  versions: {
    ...before?.versions,
    ...Object.fromEntries(
      stored
        .filter(({ memberId }) => responses.some((said) => said.memberId === memberId))
        .map(({ memberId, version }) => [memberId, version]),
    ),
  },
});
