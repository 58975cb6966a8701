import { type DietaryType, dietaryTypes } from '#domain/responses/dietary.ts';

/** The view of an event spells diets in lower case; everything else as they are stored. */
export const dietKey = (spelling: Lowercase<DietaryType>): DietaryType =>
  dietaryTypes.find((type) => type.toLowerCase() === spelling) ?? 'None';
