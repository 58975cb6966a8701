/** The list of outbox entries on the group's page. */
export const outboxListTexts = {
  signedOut: 'Tu sesión terminó. Ingresa con tu grupo y se enviará.',
  signIn: 'Ingresar nuevamente',
  list: 'Respuestas sin enviar',
  /** An event that is not on this page any more. */
  someEvent: 'Un evento que ya no está en tu invitación',
  change: 'Cambiar',
  resolve: 'Ver y decidir',
  again: 'Responder de nuevo',
  /** Another group answered on this phone, and its answers could not be sent yet. */
  rest: {
    text: 'En este teléfono esperan respuestas de otro grupo. Se enviarán cuando ese grupo vuelva a entrar.',
    clear: 'Borrarlas',
    question: {
      title: '¿Borrar las respuestas del otro grupo?',
      text: 'Todavía no se han enviado: si las borras ahora, no le llegan a los novios.',
      no: 'Volver',
      yes: 'Borrarlas',
    },
  },
} as const;
