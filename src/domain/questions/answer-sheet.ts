import type { Respondent } from './missing-answers.ts';
import { type AnswerValue, optionsOf, type Question } from './question.ts';

export type SheetAnswer = Respondent & { value: AnswerValue };

export type SheetSection = {
  /** Null: all answers of a number or a text. */
  option: AnswerValue | null;
  answers: SheetAnswer[];
};

/** A question on paper: a section for each option, and who has not answered. */
export type AnswerSheet = { sections: SheetSection[]; missing: Respondent[] };

export const answerSheet = (
  question: Pick<Question, 'kind' | 'options'>,
  answers: readonly SheetAnswer[],
  missing: readonly Respondent[],
): AnswerSheet => {
  const options = optionsOf(question);
  const sections =
    options.length === 0
      ? [{ option: null, answers: [...answers] }]
      : options.map((option) => ({
          option,
          answers: answers.filter(({ value }) => value === option),
        }));
  return { sections, missing: [...missing] };
};
