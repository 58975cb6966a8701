import type { Diet, DietarySeverity, DietaryType } from '#domain/responses/dietary.ts';

type DietLabels = Record<DietaryType, string>;

export const dietLabels: DietLabels = {
  None: 'Ninguna',
  Pescetarian: 'Pescetariano',
  Vegetarian: 'Vegetariano',
  Vegan: 'Vegano',
  Celiac: 'Celíaco (Sin Gluten)',
  Other: 'Otra',
};

export const severityLabels: Record<DietarySeverity, string> = {
  preference: 'Es un gusto',
  intolerance: 'Me hace mal',
  allergy: 'Alergia grave',
};

/** As others read it: 'Otra (Maní) · Alergia grave' */
export const dietText = (
  { type, spec, severity }: Diet,
  labels: DietLabels = dietLabels,
): string => {
  const food = spec ? `${labels[type]} (${spec})` : labels[type];
  return severity ? `${food} · ${otherSeverity[severity]}` : food;
};

export const otherSeverity: Record<DietarySeverity, string> = {
  ...severityLabels,
  intolerance: 'Le hace mal',
};
