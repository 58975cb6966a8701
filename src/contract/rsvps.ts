import * as z from 'zod/mini';
import { id, version } from './text.ts';

/** POST /api/admin/rsvps/bulk-update; `null` resets a response to pending. */
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
