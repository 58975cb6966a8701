import type { IsAttending } from '#domain/responses/attendance.ts';
import { isConflict } from '#domain/responses/conflict.ts';
import { timeAfter } from '#islands/outbox/monotonic-time.ts';

import { ownOption, type ResponseSheet, respondedMembers, storedOf } from './response-sheet.ts';

/** Another person responded in between. The guest decides. */
export type Conflict = { memberId: number; stored: IsAttending; selected: boolean };

export const conflictsOf = (sheet: ResponseSheet, eventId: number): Conflict[] =>
  respondedMembers(sheet, eventId).flatMap((memberId) => {
    const own = ownOption(sheet, eventId, memberId);
    const stored = sheet.stored[eventId]?.[memberId];
    return own && stored && isConflict({ isAttending: own.value, version: own.version }, stored)
      ? [{ memberId, stored: stored.isAttending, selected: own.value }]
      : [];
  });

/** The guest has seen what is stored now and decides which of the two holds. */
export const resolve = (
  sheet: ResponseSheet,
  eventId: number,
  memberId: number,
  keep: 'chosen' | 'stored',
): ResponseSheet => {
  const own = ownOption(sheet, eventId, memberId);
  if (!own) return sheet;
  const { [memberId]: _choice, ...rest } = sheet.options[eventId] ?? {};
  const { [memberId]: pending, ...pendingRest } = sheet.pending[eventId] ?? {};
  const { version } = storedOf(sheet, eventId, memberId);
  const option = { value: own.value, version, at: timeAfter(pending) };
  return {
    ...sheet,
    options: {
      ...sheet.options,
      [eventId]: keep === 'chosen' ? { ...rest, [memberId]: option } : rest,
    },
    // What is on its way is followed by the guest's next word, and is not taken back by this one.
    pending: pending?.needsReview ? { ...sheet.pending, [eventId]: pendingRest } : sheet.pending,
  };
};
