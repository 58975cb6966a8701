import { dietOfMember } from '#contract/diet-spellings.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { answersIn, choicesIn, dietIn, type Fields } from '#contract/responding/form-fields.ts';
import type { AskedQuestion } from '#contract/responding/questions.ts';
import type { ResponseView } from '#contract/responses.ts';
import { readAnswer } from '#domain/questions/question.ts';

import { answerKey } from '../../responses/answers.ts';
import type { ResponsesDraft } from '../../responses/read-draft.ts';
import { openSheet, storedOf } from '../../responses/response-sheet.ts';

type Shown = {
  members: readonly OwnMemberView[];
  responses: Record<number, ResponseView[]>;
  questions: readonly AskedQuestion[];
};

const nothing: ResponsesDraft = { choices: {}, acknowledged: [], diets: {} };

/** A draft with what the fields of the plain form say besides: they were typed last. */
export const withTyped = (
  draft: ResponsesDraft | undefined,
  typed: Fields,
  { members, responses, questions }: Shown,
): ResponsesDraft | undefined => {
  if (Object.keys(typed).length === 0) return draft;
  const before = draft ?? nothing;
  const sheet = openSheet(responses);
  const at = Date.now();
  const choices = { ...before.choices };
  const chosen = choicesIn(typed);
  for (const { eventId, memberId, isAttending, version: shown } of chosen) {
    const version = shown ?? storedOf(sheet, eventId, memberId).version;
    const choice = { value: isAttending, version, at };
    choices[eventId] = { ...choices[eventId], [memberId]: choice };
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
    (id) => !chosen.some(({ eventId }) => eventId === id),
  );
  return { ...before, choices, acknowledged, diets, answers };
};
