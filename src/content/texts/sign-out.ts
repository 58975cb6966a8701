/** The question before signing out with answers that are not sent. */
export const signOutTexts = {
  title: 'Hay respuestas sin enviar',
  text: 'Hay respuestas sin enviar en este teléfono. Si cierras la sesión ahora, se borran y no le llegan a los novios.',
  no: 'Volver',
  yes: 'Cerrar sesión y borrarlas',
} as const;
