export const dietaryTypes = [
  'None',
  'Pescetarian',
  'Vegetarian',
  'Vegan',
  'Celiac',
  'Other',
] as const;

export type DietaryType = (typeof dietaryTypes)[number];

export type Diet = { type: DietaryType; spec: string | null };

/** The longest free text of a diet, in characters. */
export const dietarySpecLimit = 300;

/** `GlutenFree` is the older spelling of `Celiac`. */
export const acceptedDietaryTypes = [...dietaryTypes, 'GlutenFree'] as const;

export type AcceptedDietaryType = (typeof acceptedDietaryTypes)[number];

export const dietaryType = (spelling: AcceptedDietaryType): DietaryType =>
  spelling === 'GlutenFree' ? 'Celiac' : spelling;

/** Only `Other` keeps its free text. */
export const dietOf = (spelling: AcceptedDietaryType, spec: string | null | undefined): Diet => {
  const type = dietaryType(spelling);
  return { type, spec: type === 'Other' ? spec?.trim() || null : null };
};
