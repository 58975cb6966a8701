import type { BulkUpdate, StoredResponse } from '#contract/rsvps.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { Cell } from '../member-responses.ts';

/** What was chosen for a cell, and the version of the answer that was seen while choosing. */
export type Option = { isAttending: IsAttending; version: number };

/** The couple's changes to one group that are not saved yet, by cell. */
export type Draft = Readonly<Record<string, Option>>;

export type Change = { cell: Cell; option: Option };

export const choose = (draft: Draft, cell: Cell, isAttending: IsAttending): Draft => {
  const { [cell.key]: _before, ...rest } = draft;
  if (isAttending === cell.isAttending) return rest;
  return { ...rest, [cell.key]: { isAttending, version: cell.version } };
};

/** Where the draft says something else than what is stored. */
export const changesOf = (draft: Draft, responses: readonly Cell[]): Change[] =>
  responses.flatMap((cell) => {
    const option = draft[cell.key];
    return option && option.isAttending !== cell.isAttending ? [{ cell, option }] : [];
  });

/** Changes to responses that another person has changed since: the couple decides. */
export const conflictsOf = (draft: Draft, responses: readonly Cell[]): Change[] =>
  changesOf(draft, responses).filter(({ cell, option }) => option.version !== cell.version);

/** The changed responses alone: untouched ones stay as others stored them. */
export const bulkOf = (changes: readonly Change[]): BulkUpdate => ({
  responses: changes.map(({ cell, option }) => ({
    responseId: cell.responseId,
    guestEventId: cell.guestEventId,
    memberId: cell.member.id,
    isAttending: option.isAttending,
    version: option.version,
  })),
});

/** What is stored once the changes are saved. */
export const storedAfter = (changes: readonly Change[], guestId: number): StoredResponse[] =>
  changes.map(({ cell, option }) => ({
    id: cell.responseId,
    guest_id: guestId,
    guest_event_id: cell.guestEventId,
    member_id: cell.member.id,
    is_attending: option.isAttending,
    version: option.version + 1,
  }));
