export const dietaryTypes = [
  'None',
  'Pescetarian',
  'Vegetarian',
  'Vegan',
  'Celiac',
  'Other',
] as const;

export type DietaryType = (typeof dietaryTypes)[number];

/** What happens to a person who eats it all the same, the mildest first. */
export const dietarySeverities = ['preference', 'intolerance', 'allergy'] as const;

export type DietarySeverity = (typeof dietarySeverities)[number];

export type Diet = {
  type: DietaryType;
  spec: string | null;
  /** Null: nobody said it. Left out of what is to be stored: see `withSeverity`. */
  severity?: DietarySeverity | null | undefined;
};

export const noDiet: Diet = { type: 'None', spec: null, severity: null };

/** The kitchen has to know the person, and not only their number. */
export const isAllergy = ({ severity }: Diet): boolean => severity === 'allergy';

/** Whether a value from a browser's storage is a diet. */
export const isDiet = (value: unknown): value is Diet => {
  if (typeof value !== 'object' || value === null) return false;
  const { type, spec, severity } = value as Partial<Record<keyof Diet, unknown>>;
  return (
    (dietaryTypes as readonly unknown[]).includes(type) &&
    (spec === null || typeof spec === 'string') &&
    [...dietarySeverities, null, undefined].some((known) => known === severity)
  );
};

export const isSameDiet = (one: Diet, other: Diet): boolean =>
  isSameFood(one, other) && (one.severity ?? null) === (other.severity ?? null);

const isSameFood = (one: Diet, other: Diet): boolean =>
  one.type === other.type && one.spec === other.spec;

/**
 * The diet to store. A phone with an older version of the site, or a list without the column, says no severity: of the
 * same type of diet the stored one stays. Its text may only have been corrected, and an allergy kept too long is the
 * safe mistake. Of another type nothing is known.
 */
export const withSeverity = (submitted: Diet, stored: Diet): Diet => ({
  ...submitted,
  severity:
    submitted.severity === undefined && submitted.type === stored.type
      ? stored.severity
      : submitted.severity,
});

/** The longest free text of a diet, in characters. */
export const dietarySpecLimit = 300;

/** `GlutenFree` is the older spelling of `Celiac`. */
export const acceptedDietaryTypes = [...dietaryTypes, 'GlutenFree'] as const;

export type AcceptedDietaryType = (typeof acceptedDietaryTypes)[number];

/** Only `Other` keeps its free text, and no diet has no severity. */
export const dietOf = (
  spelling: AcceptedDietaryType,
  spec: string | null | undefined,
  severity?: DietarySeverity | null,
): Diet => {
  const type = spelling === 'GlutenFree' ? 'Celiac' : spelling;
  return {
    type,
    spec: type === 'Other' ? spec?.trim() || null : null,
    severity: type === 'None' ? null : severity,
  };
};
