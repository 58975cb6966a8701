import type { OwnMemberView } from '#contract/guest-groups.ts';

import { type Answers, entriesOfAnswers } from './answers.ts';
import { type Diets, isDietToSend } from './diets.ts';
import { changedMembers, type ResponseSheet } from './response-sheet.ts';

/** Whether responses to an event are shown that are neither stored nor in the outbox. */
export const isEventUnsaved = (
  sheet: ResponseSheet,
  eventId: number,
  members: readonly Pick<OwnMemberView, 'id'>[],
): boolean => {
  const changed = changedMembers(sheet, eventId);
  return members.some(({ id }) => changed.includes(id));
};

type Screen = { sheet: ResponseSheet; answers: Answers; diets: Diets };

/** Whether a screen shows anything that is neither stored nor in the outbox: it reaches nobody until it is sent. */
export const hasUnsaved = (
  { sheet, answers, diets }: Screen,
  eventIds: readonly number[],
  members: readonly OwnMemberView[],
): boolean =>
  eventIds.some((eventId) => isEventUnsaved(sheet, eventId, members)) ||
  entriesOfAnswers(0, answers, members, sheet).length > 0 ||
  members.some((member) => isDietToSend(member, diets));
