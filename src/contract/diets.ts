import * as z from 'zod/mini';
import {
  acceptedDietaryTypes,
  dietarySeverities,
  dietarySpecLimit,
} from '#domain/responses/dietary.ts';
import { profileFields } from './profiles.ts';
import { eachOnce, id, line } from './text.ts';

const type = z.enum(acceptedDietaryTypes);
const spec = z.nullish(line(dietarySpecLimit));
/** Left out: see `withSeverity`. */
const severity = z.nullish(z.enum(dietarySeverities));

/** The fields that `dietOfMember` reads. */
export const memberDietFields = {
  dietary_restriction_type: type,
  dietary_restriction_spec: spec,
  dietary_severity: severity,
};

/** The fields that `dietOfResponse` reads. Left out, the stored diet does not change. */
export const responseDietFields = {
  dietaryRestriction: z.optional(type),
  dietaryRestrictionDetails: spec,
  dietarySeverity: severity,
};

/** PUT /api/rsvp/guest/dietary */
export const saveDiets = z.strictObject({
  members: z.array(z.strictObject({ id, ...memberDietFields, ...profileFields })).check(
    z.minLength(1),
    z.maxLength(200),
    eachOnce((member) => member.id),
  ),
});

export type SaveDiets = z.infer<typeof saveDiets>;
