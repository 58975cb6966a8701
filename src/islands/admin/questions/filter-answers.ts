import { questionsTexts } from '#content/texts/admin-questions.ts';
import { answerText } from '#content/texts/questions.ts';
import type { AnswersView, QuestionView } from '#contract/responding/questions.ts';
import { optionsOf } from '#domain/questions/question.ts';

/** What a filter needs of a question. */
export type QuestionOption = Pick<QuestionView, 'id' | 'text' | 'kind' | 'options'>;

/** 'answered', 'missing', or the place of an option. */
export type AnswerOption = string;

const texts = questionsTexts.filter;

/** Value and how it is called. */
export const answerOptions = (question: QuestionOption): [AnswerOption, string][] => [
  ['answered', texts.responded],
  ...optionsOf(question).map((option, at): [string, string] => [`${at}`, answerText(option)]),
  ['missing', texts.missing],
];

/** The groups of which a person, or the group itself, gave this answer, or owes one. */
export const groupsWithAnswer = (
  question: QuestionOption,
  { given, missing }: AnswersView,
  selection: AnswerOption,
): ReadonlySet<number> => {
  const option = optionsOf(question)[Number(selection)];
  const found =
    selection === 'missing'
      ? missing
      : given.filter(({ value }) => selection === 'answered' || value === option);
  return new Set(found.map(({ guestId }) => guestId));
};
