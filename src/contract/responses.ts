import * as z from 'zod/mini';
import { responseDietFields } from './diets.ts';
import { eachOnce, id, version } from './text.ts';
import type { ResponseDiet } from './diet-spellings.ts';

/** An instant as a phone writes it: '2025-12-17T23:00:00.000Z'. */
export const isoTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/u));

/** When a phone without signal was told it: after the deadline it becomes a request to the couple. */
export const givenAt = z.optional(isoTime);

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
    .check(
      z.minLength(1),
      z.maxLength(200),
      eachOnce(({ memberId }) => memberId),
    ),
  given_at: givenAt,
});

export type SaveResponses = z.infer<typeof saveResponses>;

/** One person's response for one event. Without a stored one: `isAttending` and `responded` are false. */
export type ResponseView = ResponseDiet & {
  memberId: number;
  name: string;
  isAttending: boolean;
  responded: boolean;
  responseId: number | null;
  version: number;
  /** When the stored response was given. */
  respondedAt: string | null;
};

/** GET and POST /api/rsvp/responses/{eventId} */
export type ResponsesView = { responses: ResponseView[] };

/** The answer to a stale version: the stored response. */
export type ResponseConflict = {
  guestEventId: number;
  memberId: number;
  isAttending: boolean | null;
  version: number;
};
