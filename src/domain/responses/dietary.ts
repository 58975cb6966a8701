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

export const noDiet: Diet = { type: 'None', spec: null };

/** Whether a value from a browser's storage is a diet. */
export const isDiet = (value: unknown): value is Diet => {
  if (typeof value !== 'object' || value === null) return false;
  const { type, spec } = value as Partial<Record<keyof Diet, unknown>>;
  return (
    (dietaryTypes as readonly unknown[]).includes(type) &&
    (spec === null || typeof spec === 'string')
  );
};

export const isSameDiet = (one: Diet, other: Diet): boolean =>
  one.type === other.type && one.spec === other.spec;

/** The longest free text of a diet, in characters. */
export const dietarySpecLimit = 300;

/** `GlutenFree` is the older spelling of `Celiac`. */
export const acceptedDietaryTypes = [...dietaryTypes, 'GlutenFree'] as const;

export type AcceptedDietaryType = (typeof acceptedDietaryTypes)[number];

/** Only `Other` keeps its free text. */
export const dietOf = (spelling: AcceptedDietaryType, spec: string | null | undefined): Diet => {
  const type = spelling === 'GlutenFree' ? 'Celiac' : spelling;
  return { type, spec: type === 'Other' ? spec?.trim() || null : null };
};
