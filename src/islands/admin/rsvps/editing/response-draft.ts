import type { BulkUpdate, StoredResponse } from '#contract/rsvps.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { Cell } from '../response-cells.ts';

/** What was chosen for a cell, and the version of the answer that was seen while choosing. */
export type Choice = { isAttending: IsAttending; version: number };

/** The couple's changes to one group that are not saved yet, by cell. */
export type Draft = Readonly<Record<string, Choice>>;

export type Change = { cell: Cell; choice: Choice };

export const choose = (draft: Draft, cell: Cell, isAttending: IsAttending): Draft => {
  const { [cell.key]: _before, ...others } = draft;
  if (isAttending === cell.isAttending) return others;
  return { ...others, [cell.key]: { isAttending, version: cell.version } };
};

/** Where the draft says something else than what is stored. */
export const changesOf = (draft: Draft, cells: readonly Cell[]): Change[] =>
  cells.flatMap((cell) => {
    const choice = draft[cell.key];
    return choice && choice.isAttending !== cell.isAttending ? [{ cell, choice }] : [];
  });

/** Changes to responses that another person has changed since: the couple decides. */
export const conflictsOf = (draft: Draft, cells: readonly Cell[]): Change[] =>
  changesOf(draft, cells).filter(({ cell, choice }) => choice.version !== cell.version);

/** The changed responses alone: untouched ones stay as others stored them. */
export const bulkOf = (changes: readonly Change[]): BulkUpdate => ({
  responses: changes.map(({ cell, choice }) => ({
    responseId: cell.responseId,
    guestEventId: cell.guestEventId,
    memberId: cell.member.id,
    isAttending: choice.isAttending,
    version: choice.version,
  })),
});

/** What is stored once the changes are saved. */
export const storedAfter = (changes: readonly Change[], guestId: number): StoredResponse[] =>
  changes.map(({ cell, choice }) => ({
    id: cell.responseId,
    guest_id: guestId,
    guest_event_id: cell.guestEventId,
    member_id: cell.member.id,
    is_attending: choice.isAttending,
    version: choice.version + 1,
  }));
