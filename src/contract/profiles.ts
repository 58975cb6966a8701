import * as z from 'zod/mini';
import { ageGroups, needsNoteLimit, ageLimit, personNeeds } from '#domain/groups/profile.ts';
import { line } from './text.ts';

const age = `La edad va de 0 a ${ageLimit} años`;

/** The fields that `providedProfile` reads. Left out, what is stored stays. */
export const profileFields = {
  age_group: z.optional(z.enum(ageGroups)),
  age: z.nullish(z.int(age).check(z.minimum(0, age), z.maximum(ageLimit, age))),
  needs: z.optional(z.array(z.enum(personNeeds)).check(z.maxLength(10))),
  needs_note: z.nullish(line(needsNoteLimit)),
};
