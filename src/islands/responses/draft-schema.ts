import * as z from 'zod/mini';

import { type Diet, isDiet } from '#domain/responses/dietary.ts';

const hasIds = (record: object) => Object.keys(record).every((key) => /^-?\d+$/.test(key));
const byId = <Value extends z.core.SomeType>(value: Value) =>
  z.catchall(z.object({}), value).check(z.refine(hasIds));

const sheetDraft = {
  choices: byId(byId(z.object({ isAttending: z.boolean(), version: z.int() }))),
  acknowledged: z.array(z.int()),
  answers: z.optional(
    z.catchall(z.object({}), z.nullable(z.union([z.boolean(), z.number(), z.string()]))),
  ),
};

/** A draft comes from the browser's storage: from an older version of the site, or tampered with. */
const parser =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (stored: unknown): z.infer<Schema> | undefined =>
    schema.safeParse(stored).data;

export const parseResponsesDraft = parser(
  z.object({ ...sheetDraft, diets: byId(z.custom<Diet>(isDiet)) }),
);

export const parseWizardDraft = parser(
  z.object({
    ...sheetDraft,
    diets: byId(z.custom<Diet>(isDiet)),
    step: z.int().check(z.nonnegative()),
  }),
);
