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

type Shown = { sheet: ResponseSheet; answers: Answers; diets: Diets };

/** Whether a screen shows a response, answer or diet that is neither stored nor in the outbox. */
export const hasUnsaved = (
  { sheet, answers, diets }: Shown,
  events: readonly { id: number }[],
  members: readonly OwnMemberView[],
): boolean =>
  events.some(({ id }) => isEventUnsaved(sheet, id, members)) ||
  entriesOfAnswers(0, answers, members, sheet).length > 0 ||
  members.some((member) => isDietToSend(member, diets));
