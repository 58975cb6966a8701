import * as z from 'zod/mini';
import {
  hasCapacity,
  hasOwnOptions,
  questionKinds,
  questionScopes,
} from '#domain/questions/question-kinds.ts';
import { type Question, questionLimits as limits } from '#domain/questions/question.ts';
import type { SubmittedOptions } from '#domain/questions/options.ts';
import { id, paragraph, requiredLine, version } from '../text.ts';

// Apart from what guests send: the couple's form holds its fields to this schema, and would share theirs.

const option = requiredLine('Escriban la opción', limits.option);

export type SaveQuestion = Question & SubmittedOptions & { version?: number | undefined };

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
      /** As they were read, in the order of the options; null: a new one. Without them texts are compared. */
      option_ids: z.optional(z.array(z.nullable(z.string().check(z.maxLength(limits.option))))),
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
      const reject = (path: PropertyKey[], message: string) =>
        issues.push({ code: 'custom', input: value, path, message });
      if (hasOwnOptions(kind)) {
        if (!options?.length) reject(['options'], 'Escriban las opciones');
        for (const [at, one] of (options ?? []).entries()) {
          if (options!.indexOf(one) < at) reject(['options', at], 'Esta opción está repetida');
        }
      }
      if (!hasCapacity(kind) && capacity) {
        reject(['capacity'], 'Los cupos sirven solo para sí o no y para opciones');
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
      ...submitted
    }): SaveQuestion => ({
      ...submitted,
      help: help || null,
      options: hasOwnOptions(submitted.kind) ? (options ?? []) : [],
      event_id,
      required,
      position,
      capacity,
    }),
  ),
);
