import { dietOfMember } from '#contract/diet-spellings.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { answersIn, optionsIn, dietIn, type Fields } from '#contract/responding/form-fields.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { ResponseView } from '#contract/responses.ts';
import { readAnswer } from '#domain/questions/question.ts';

import { answerKey } from '../../responses/answers.ts';
import type { ResponsesDraft } from '../../responses/read-draft.ts';
import { openSheet, storedOf } from '../../responses/response-sheet.ts';

type Shown = {
  members: readonly OwnMemberView[];
  responses: Record<number, ResponseView[]>;
  questions: readonly SheetQuestion[];
};

const empty: ResponsesDraft = { options: {}, acknowledged: [], diets: {} };

/** A draft with what the fields of the plain form say besides: they were typed last. */
export const withTyped = (
  draft: ResponsesDraft | undefined,
  typed: Fields,
  { members, responses, questions }: Shown,
): ResponsesDraft | undefined => {
  if (Object.keys(typed).length === 0) return draft;
  const before = draft ?? empty;
  const sheet = openSheet(responses);
  const at = Date.now();
  const options = { ...before.options };
  const selected = optionsIn(typed);
  for (const { eventId, memberId, isAttending, version: shown } of selected) {
    const version = shown ?? storedOf(sheet, eventId, memberId).version;
    const option = { value: isAttending, version, at };
    options[eventId] = { ...options[eventId], [memberId]: option };
  }
  const diets = { ...before.diets };
  for (const member of members) {
    const diet = dietIn(typed, member.id, diets[member.id]?.value ?? dietOfMember(member));
    if (diet) diets[member.id] = { value: diet, at };
  }
  const answers = { ...before.answers };
  for (const { questionId, memberId, text } of answersIn(typed)) {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) continue;
    answers[answerKey(questionId, memberId)] = { value: readAnswer(question, text), at };
  }
  const acknowledged = before.acknowledged.filter(
    (id) => !selected.some(({ eventId }) => eventId === id),
  );
  return { ...before, options, acknowledged, diets, answers };
};
