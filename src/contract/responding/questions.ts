import * as z from 'zod/mini';
import type { Respondent } from '#domain/questions/missing-answers.ts';
import {
  type AnswerValue,
  type Question,
  questionKinds,
  questionLimits as limits,
  questionScopes,
} from '#domain/questions/question.ts';
import { givenAt } from '../responses.ts';
import { id, paragraph, requiredLine, version } from '../text.ts';

const option = requiredLine('Escriban la opción', limits.option);

/** POST /api/admin/questions, PUT /api/admin/questions/{id} */
export const saveQuestion = z.pipe(
  z
    .strictObject({
      text: requiredLine('Escriban la pregunta', limits.text),
      help: z.nullish(paragraph(limits.help)),
      kind: z.enum(questionKinds),
      options: z.nullish(
        z
          .array(option)
          .check(z.maxLength(limits.options, `Usen como máximo ${limits.options} opciones`)),
      ),
      scope: z.enum(questionScopes),
      event_id: z.nullish(id),
      required: z.optional(z.boolean()),
      position: z.optional(z.int().check(z.gte(0), z.lte(limits.position))),
      capacity: z.nullish(
        z
          .int('Escriban un número entero de cupos')
          .check(
            z.gte(1, 'Tiene que haber al menos un cupo'),
            z.lte(limits.capacity, `Usen como máximo ${limits.capacity} cupos`),
          ),
      ),
      /** The version that the writer read. */
      version: z.optional(version),
    })
    .check(({ value, issues }) => {
      const { kind, options, capacity } = value;
      const refuse = (path: PropertyKey[], message: string) =>
        issues.push({ code: 'custom', input: value, path, message });
      const isOpen = kind === 'number' || kind === 'text';
      if (kind === 'choice' && !options?.length) refuse(['options'], 'Escriban las opciones');
      if (kind === 'choice') {
        for (const [at, one] of (options ?? []).entries()) {
          if (options!.indexOf(one) < at) refuse(['options', at], 'Esta opción está repetida');
        }
      }
      if (isOpen && capacity) {
        refuse(['capacity'], 'Los cupos sirven solo para sí o no y para opciones');
      }
    }),
  z.transform(
    ({
      help,
      options,
      event_id = null,
      required = false,
      position = 0,
      capacity = null,
      ...said
    }): Question & { version?: number | undefined } => ({
      ...said,
      help: help || null,
      options: said.kind === 'choice' ? (options ?? []) : [],
      event_id,
      required,
      position,
      capacity,
    }),
  ),
);

/** An empty text is none. */
const value = z.pipe(
  z.nullable(z.union([z.boolean(), z.number(), paragraph(limits.answer)])),
  z.transform((said: AnswerValue | null) => (said === '' ? null : said)),
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
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
  given_at: givenAt,
});

export type SaveAnswers = z.infer<typeof saveAnswers>;

/** A question as the group answers it: GET /api/rsvp/questions (a list), PUT /api/rsvp/answers (the same list) */
export type AskedQuestion = Omit<Question, 'options' | 'capacity'> & {
  id: number;
  options: string[];
  /** Which answers have no seat left. */
  full: AnswerValue[];
  /** The deadline has passed. */
  closed: boolean;
  answers: { memberId: number | null; value: AnswerValue }[];
};

/** GET /api/admin/questions (a list), POST and PUT */
export type QuestionView = Question & {
  id: number;
  options: string[];
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
