import { type ResponseSheet, type Body, storedAnswer } from './response-sheet.ts';

export type Declines = { eventId: number; memberIds: number[] }[];

/**
 * Who says no for the first time. What is stored as a no, or has been on its way as one, was said
 * knowing it.
 */
export const newDeclines = (
  sheet: ResponseSheet,
  eventIds: readonly number[],
  bodyOf: (sheet: ResponseSheet, eventId: number) => Body,
): Declines =>
  eventIds.flatMap((eventId) => {
    const said = sheet.submissions[eventId]?.responses ?? [];
    const memberIds = bodyOf(sheet, eventId)
      .filter(({ isAttending, memberId }) => {
        const isSaid = said.some((before) => before.memberId === memberId && !before.isAttending);
        return !isAttending && !isSaid && storedAnswer(sheet, eventId, memberId) !== false;
      })
      .map(({ memberId }) => memberId);
    return memberIds.length > 0 ? [{ eventId, memberIds }] : [];
  });
