import {
  dietaryTypes,
  dietOf,
  type Diet,
  type DietarySeverity,
} from '#domain/responses/dietary.ts';

// Apart from the other spellings: only the couple's screens read this one.

/** With a response in the couple's view of an event: the type in lower case. */
export type EventDiet = {
  dietaryRestriction: Lowercase<Diet['type']>;
  dietaryRestrictionDetails: Diet['spec'];
  dietarySeverity: DietarySeverity | null;
};

export const eventDiet = ({ type, spec, severity = null }: Diet): EventDiet => ({
  dietaryRestriction: type.toLowerCase() as Lowercase<Diet['type']>,
  dietaryRestrictionDetails: spec,
  dietarySeverity: severity,
});

export const dietOfEvent = (response: EventDiet): Diet => {
  const type = dietaryTypes.find((one) => one.toLowerCase() === response.dietaryRestriction);
  return dietOf(type ?? 'None', response.dietaryRestrictionDetails, response.dietarySeverity);
};
