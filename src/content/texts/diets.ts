import type { Diet, DietaryType } from '#domain/responses/dietary.ts';

type DietLabels = Record<DietaryType, string>;

export const dietLabels: DietLabels = {
  None: 'Ninguna',
  Pescetarian: 'Pescetariano',
  Vegetarian: 'Vegetariano',
  Vegan: 'Vegano',
  Celiac: 'Celíaco (Sin Gluten)',
  Other: 'Otra',
};

/** 'Otra (Alérgico al maní)' */
export const dietText = ({ type, spec }: Diet, labels: DietLabels = dietLabels): string =>
  spec ? `${labels[type]} (${spec})` : labels[type];
