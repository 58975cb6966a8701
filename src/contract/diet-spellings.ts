import {
  dietOf,
  type AcceptedDietaryType,
  type Diet,
  type DietarySeverity,
} from '#domain/responses/dietary.ts';

// The API spells a diet in three ways; only this file, `event-diets.ts` and the schemas in `diets.ts` know them.

/** With a member. */
export type MemberDiet = {
  dietary_restriction_type: Diet['type'];
  dietary_restriction_spec: Diet['spec'];
  dietary_severity: DietarySeverity | null;
};

export const memberDiet = ({ type, spec, severity = null }: Diet): MemberDiet => ({
  dietary_restriction_type: type,
  dietary_restriction_spec: spec,
  dietary_severity: severity,
});

export const dietOfMember = (member: {
  dietary_restriction_type: AcceptedDietaryType;
  dietary_restriction_spec?: string | null | undefined;
  dietary_severity?: DietarySeverity | null | undefined;
}): Diet =>
  dietOf(member.dietary_restriction_type, member.dietary_restriction_spec, member.dietary_severity);

/** With a member's response. */
export type ResponseDiet = {
  dietaryRestriction: Diet['type'];
  dietaryRestrictionDetails: Diet['spec'];
  dietarySeverity: DietarySeverity | null;
};

export const responseDiet = ({ type, spec, severity = null }: Diet): ResponseDiet => ({
  dietaryRestriction: type,
  dietaryRestrictionDetails: spec,
  dietarySeverity: severity,
});

type ProvidedDiet = {
  dietaryRestriction?: AcceptedDietaryType | undefined;
  dietaryRestrictionDetails?: string | null | undefined;
  dietarySeverity?: DietarySeverity | null | undefined;
};

export function dietOfResponse(response: ResponseDiet): Diet;
/** Undefined for a response that states no diet. */
export function dietOfResponse(response: ProvidedDiet): Diet | undefined;
export function dietOfResponse(response: ProvidedDiet) {
  return (
    response.dietaryRestriction &&
    dietOf(
      response.dietaryRestriction,
      response.dietaryRestrictionDetails,
      response.dietarySeverity,
    )
  );
}
