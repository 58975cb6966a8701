/** Shown in place of the login once all groups are erased. */
export const allErasedTexts = {
  title: 'Gracias por acompañarnos',
  text: (day: string) =>
    `El matrimonio ya pasó, y el ${day} borramos los datos de todos los invitados. Por eso ya no se puede ingresar.`,
  home: 'Volver al Inicio',
} as const;
