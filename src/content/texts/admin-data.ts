/** The page of what the site keeps. */
export const dataTexts = {
  title: 'Datos y respaldos',
  subtitle: 'Dónde está lo que saben de sus invitados, y cómo no perderlo.',
} as const;
