import * as z from 'zod/mini';
import type { Respondent } from '#domain/questions/missing-answers.ts';
import {
  type AnswerValue,
  type Question,
  questionLimits as limits,
} from '#domain/questions/question.ts';
import { givenAt } from '../responses.ts';
import { eachOnce, id, paragraph } from '../text.ts';

/** An empty text is none. */
const value = z.pipe(
  z.nullable(z.union([z.boolean(), z.number(), paragraph(limits.answer)])),
  z.transform((submitted: AnswerValue | null) => (submitted === '' ? null : submitted)),
);

/** PUT /api/rsvp/answers; null takes an answer back. */
export const saveAnswers = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        questionId: id,
        /** Null: the group's answer, or that of the companion with `companionRef`. */
        memberId: z.nullable(id),
        /** The phone's own number for a companion whose id it does not know yet. */
        companionRef: z.optional(id),
        value,
        /** Of a choice the option that `value` names: it holds where its text is another by now. */
        optionId: z.optional(z.string().check(z.maxLength(limits.option))),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(500),
      eachOnce(({ questionId, memberId, companionRef }) =>
        [questionId, memberId, companionRef].join(),
      ),
    ),
  given_at: givenAt,
});

export type SaveAnswers = z.infer<typeof saveAnswers>;

/** A question as the group answers it: GET /api/rsvp/questions (a list), PUT /api/rsvp/answers (the same list) */
export type SheetQuestion = Omit<Question, 'options' | 'capacity'> & {
  id: number;
  options: string[];
  /** In the same order. */
  option_ids: string[];
  /** Which answers have no seat left. */
  full: AnswerValue[];
  /** See `seatsLeft`. */
  seats_left: number[] | null;
  /** The deadline has passed. */
  closed: boolean;
  answers: { memberId: number | null; value: AnswerValue }[];
};

/** GET /api/admin/questions (a list), POST and PUT */
export type QuestionView = Question & {
  id: number;
  options: string[];
  /** In the same order. */
  option_ids: string[];
  version: number;
  /** How often each option was given; none of a number or a text. */
  counts: { value: AnswerValue; count: number }[];
  answered: number;
  /** How many of those who are asked have not answered: people, or groups. */
  missing: number;
  /** Of numbers. */
  sum: number;
  /** Of texts the last few, the newest first. */
  latest: string[];
};

export type GivenAnswerView = Respondent & { value: AnswerValue };

/** GET /api/admin/questions/{id}/answers: who has answered what, and who comes and has not */
export type AnswersView = { given: GivenAnswerView[]; missing: Respondent[] };
