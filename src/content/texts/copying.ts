/** What every button says that copies a text. */
export const copying = {
  copied: 'Copiado',
  failed: 'No se pudo copiar',
} as const;
