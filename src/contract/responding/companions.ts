import * as z from 'zod/mini';
import { memberDietFields } from '../diets.ts';
import { profileFields } from '../profiles.ts';
import { givenAt } from '../responses.ts';
import { eachOnce, id, requiredLine } from '../text.ts';
import type { OwnMemberView } from '../guest-groups.ts';

const name = requiredLine('Escribe el nombre de tu acompañante');
const diet = {
  dietary_restriction_type: z.optional(memberDietFields.dietary_restriction_type),
  dietary_restriction_spec: memberDietFields.dietary_restriction_spec,
  dietary_severity: memberDietFields.dietary_severity,
  ...profileFields,
};

/** POST /api/rsvp/companions */
export const saveCompanion = z.strictObject({
  name,
  ...diet,
  /** A number of the phone's own: sent twice, it is one person, as it was said last. */
  ref: z.optional(id),
  /** To which events they come, as far as it was said. */
  responses: z.optional(
    z.array(z.strictObject({ eventId: id, isAttending: z.boolean() })).check(
      z.maxLength(1000),
      eachOnce(({ eventId }) => eventId),
    ),
  ),
  given_at: givenAt,
});

export type SaveCompanion = z.infer<typeof saveCompanion>;

/** PUT /api/rsvp/companions/{memberId} */
export const changeCompanion = z.strictObject({ name, ...diet });

export type ChangeCompanion = z.infer<typeof changeCompanion>;

/** The answer to both: the companion, and the responses that are stored. */
export type CompanionView = OwnMemberView & {
  responses: { eventId: number; isAttending: boolean; version: number }[];
};
