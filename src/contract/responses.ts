import * as z from 'zod/mini';
import { dietarySpec, dietaryType } from './diets.ts';
import { id, version } from './text.ts';

/** POST /api/rsvp/responses/{eventId}. Without dietary fields the stored diet does not change. */
export const saveResponses = z.strictObject({
  responses: z
    .array(
      z.strictObject({
        memberId: id,
        isAttending: z.boolean(),
        dietaryRestriction: z.optional(dietaryType),
        dietaryRestrictionDetails: dietarySpec,
        version: z.optional(version),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
});

export type SaveResponses = z.infer<typeof saveResponses>;
