import { type ResponseSheet, type Body, storedResponse } from './response-sheet.ts';

export type RejectedEvents = { eventId: number; memberIds: number[] }[];

/** Who declines for the first time. A stored decline, or one that waits in the outbox, was confirmed before. */
export const newRejected = (
  sheet: ResponseSheet,
  eventIds: readonly number[],
  bodyOf: (sheet: ResponseSheet, eventId: number) => Body,
): RejectedEvents =>
  eventIds.flatMap((eventId) => {
    const memberIds = bodyOf(sheet, eventId)
      .filter(({ isAttending, memberId }) => {
        const isSubmitted = sheet.pending[eventId]?.[memberId]?.value === false;
        return !isAttending && !isSubmitted && storedResponse(sheet, eventId, memberId) !== false;
      })
      .map(({ memberId }) => memberId);
    return memberIds.length > 0 ? [{ eventId, memberIds }] : [];
  });
