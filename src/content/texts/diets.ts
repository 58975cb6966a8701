import type { DietaryType } from '#domain/responses/dietary.ts';

export const dietLabels = {
  None: 'Ninguna',
  Pescetarian: 'Pescetariano',
  Vegetarian: 'Vegetariano',
  Vegan: 'Vegano',
  Celiac: 'Celíaco (Sin Gluten)',
  Other: 'Otra',
} satisfies Record<DietaryType, string>;
