import type { Outcome } from './outcome.ts';

export type Received = Extract<Outcome, { kind: 'received' }>;

/**
 * What the server has acknowledged to this phone, the last of each event, diet, companion and question. A page that the
 * phone keeps may be older, and shows what stands here in place of what it says.
 */
export type Heard = {
  /** Above those of entries: whoever reads entries leaves it alone. */
  format: 4;
  /** The group's number below zero, so that it is neither found nor counted among its entries. */
  groupId: number;
  about: Received['about'];
  /** By the server's clock, in milliseconds since 1970. */
  servedAt: number;
  outcome: Received;
};

export const heardOf = (groupId: number, outcome: Received, servedAt: number): Heard => ({
  format: 4,
  groupId: -groupId,
  about: outcome.about,
  servedAt,
  outcome,
});

/** Those that a page made then does not know yet, in the order in which they came. */
export const unknownTo = (pageServedAt: number, heard: readonly Heard[]): Received[] =>
  heard
    .filter(({ servedAt }) => servedAt >= pageServedAt)
    .sort(
      (one, other) =>
        one.servedAt - other.servedAt || one.outcome.sent.keptAt - other.outcome.sent.keptAt,
    )
    .map(({ outcome }) => outcome);
