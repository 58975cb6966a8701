/** What the page of what is kept says beside the couple's own words. */
export const privacyPageTexts = {
  write: 'Escribirnos un correo',
} as const;
