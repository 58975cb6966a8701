/** The way from the demo to a wedding of their own. */
export const leaveDemoTexts = {
  isDemo: 'Este sitio es una demostración.',
  open: 'Empezar con nuestra boda',
  what: 'Guardamos un respaldo y después se borra todo lo que hay aquí: invitados, respuestas, regalos, fotos y la conexión de WhatsApp. Parten con su boda en blanco.',
  word: (word: string) => `Para confirmar, escriban ${word}`,
  leave: 'Borrar la demostración y empezar',
  leaving: 'Guardando el respaldo y empezando…',
} as const;
