import * as z from 'zod/mini';
import { ageGroups, needsNoteLimit, oldestAge, personNeeds } from '#domain/groups/profile.ts';
import { line } from './text.ts';

const age = `La edad va de 0 a ${oldestAge} años`;

/** The fields that `statedProfile` reads. Left out, what is stored stays. */
export const profileFields = {
  age_group: z.optional(z.enum(ageGroups)),
  age: z.nullish(z.int(age).check(z.minimum(0, age), z.maximum(oldestAge, age))),
  needs: z.optional(z.array(z.enum(personNeeds)).check(z.maxLength(10))),
  needs_note: z.nullish(line(needsNoteLimit)),
};
