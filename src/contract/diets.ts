import * as z from 'zod/mini';
import { acceptedDietaryTypes, dietarySpecLimit } from '#domain/responses/dietary.ts';
import { id, line } from './text.ts';

export const dietaryType = z.enum(acceptedDietaryTypes);
export const dietarySpec = z.nullish(line(dietarySpecLimit));

/** PUT /api/rsvp/guest/dietary */
export const saveDiets = z.strictObject({
  members: z
    .array(
      z.strictObject({
        id,
        dietary_restriction_type: dietaryType,
        dietary_restriction_spec: dietarySpec,
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
});

export type SaveDiets = z.infer<typeof saveDiets>;
