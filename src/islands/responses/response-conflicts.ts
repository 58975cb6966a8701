import type { IsAttending } from '#domain/responses/attendance.ts';
import { isConflict } from '#domain/responses/conflict.ts';

import { type ResponseSheet, storedOf } from './response-sheet.ts';

/** Another person responded in between. The guest decides. */
export type Conflict = { memberId: number; stored: IsAttending; chosen: boolean };

export const conflictsOf = (sheet: ResponseSheet, eventId: number): Conflict[] =>
  Object.entries(sheet.choices[eventId] ?? {}).flatMap(([id, choice]) => {
    const memberId = Number(id);
    const stored = sheet.stored[eventId]?.[memberId];
    return stored && isConflict(choice, stored)
      ? [{ memberId, stored: stored.isAttending, chosen: choice.isAttending }]
      : [];
  });

/** The guest has seen what is stored now and decides which of the two holds. */
export const resolve = (
  sheet: ResponseSheet,
  eventId: number,
  memberId: number,
  keep: 'chosen' | 'stored',
): ResponseSheet => {
  const { [memberId]: choice, ...others } = sheet.choices[eventId] ?? {};
  if (!choice) return sheet;
  const { version } = storedOf(sheet, eventId, memberId);
  const kept = keep === 'chosen' ? { ...others, [memberId]: { ...choice, version } } : others;
  return { ...sheet, choices: { ...sheet.choices, [eventId]: kept } };
};
