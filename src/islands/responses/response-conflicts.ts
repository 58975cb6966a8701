import type { IsAttending } from '#domain/responses/attendance.ts';
import { isConflict } from '#domain/responses/conflict.ts';
import { timeAfter } from '#islands/outbox/monotonic-time.ts';

import { ownChoice, type ResponseSheet, spokenOf, storedOf } from './response-sheet.ts';

/** Another person responded in between. The guest decides. */
export type Conflict = { memberId: number; stored: IsAttending; chosen: boolean };

export const conflictsOf = (sheet: ResponseSheet, eventId: number): Conflict[] =>
  spokenOf(sheet, eventId).flatMap((memberId) => {
    const own = ownChoice(sheet, eventId, memberId);
    const stored = sheet.stored[eventId]?.[memberId];
    return own && stored && isConflict({ isAttending: own.value, version: own.version }, stored)
      ? [{ memberId, stored: stored.isAttending, chosen: own.value }]
      : [];
  });

/** The guest has seen what is stored now and decides which of the two holds. */
export const resolve = (
  sheet: ResponseSheet,
  eventId: number,
  memberId: number,
  keep: 'chosen' | 'stored',
): ResponseSheet => {
  const own = ownChoice(sheet, eventId, memberId);
  if (!own) return sheet;
  const { [memberId]: _choice, ...others } = sheet.choices[eventId] ?? {};
  const { [memberId]: waiting, ...waitingOthers } = sheet.waiting[eventId] ?? {};
  const { version } = storedOf(sheet, eventId, memberId);
  const kept = { value: own.value, version, at: timeAfter(waiting) };
  return {
    ...sheet,
    choices: {
      ...sheet.choices,
      [eventId]: keep === 'chosen' ? { ...others, [memberId]: kept } : others,
    },
    // What is on its way is followed by the guest's next word, and is not taken back by this one.
    waiting: waiting?.isUndecided ? { ...sheet.waiting, [eventId]: waitingOthers } : sheet.waiting,
  };
};
