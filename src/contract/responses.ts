import * as z from 'zod/mini';
import { acceptedDietaryTypes, dietarySpecLimit } from '#domain/dietary.ts';
import { id, line, version } from './text.ts';

const dietaryType = z.enum(acceptedDietaryTypes);
const dietarySpec = z.nullish(line(dietarySpecLimit));

/** POST /api/rsvp/responses/{eventId}. Absent dietary fields leave the stored diet as it is. */
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

/** POST /api/admin/rsvps/bulk-update; `null` sets an answer back to pending. */
export const bulkUpdate = z.object({
  responses: z
    .array(
      z.object({
        responseId: z.nullish(id),
        guestEventId: id,
        memberId: id,
        isAttending: z.nullable(z.boolean()),
        version: z.optional(version),
      }),
    )
    .check(z.minLength(1, 'No hay respuestas para actualizar'), z.maxLength(5000)),
});

export type BulkUpdate = z.infer<typeof bulkUpdate>;
