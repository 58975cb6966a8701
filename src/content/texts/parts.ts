/** When a part of a page that is fetched later does not come. */
export const partTexts = {
  missing: 'Una parte de esta página no alcanzó a cargar.',
  reload: 'Cargar de nuevo',
} as const;
