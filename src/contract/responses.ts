import * as z from 'zod/mini';
import { responseDietFields } from './diets.ts';
import { id, version } from './text.ts';

/** POST /api/rsvp/responses/{eventId}. */
export const saveResponses = z.strictObject({
  responses: z
    .array(
      z.strictObject({
        memberId: id,
        isAttending: z.boolean(),
        ...responseDietFields,
        version: z.optional(version),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
});

export type SaveResponses = z.infer<typeof saveResponses>;
