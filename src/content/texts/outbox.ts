/** Outbox entries that could not be sent yet, on every page. */
export const outboxTexts = {
  kept: 'Guardado en este teléfono: se enviará cuando haya señal',
  keptUntilSignIn: 'Guardado en este teléfono: se enviará cuando ingreses con tu grupo',
  keptSome: 'Cierra el sitio con confianza: no se pierde. Puedes cambiarlo mientras espera.',
  waiting: 'Pendiente de enviar',
  /** What is shown differs from what waits. */
  unsaved: 'Cambio sin enviar',
  unsavedText:
    'Eso es lo que enviaste antes. Lo que cambiaste después no les llega a los novios hasta que lo envíes de nuevo.',
  retry: 'Reintentar',
  retrying: 'Enviando...',
  received: 'Recibido',
  receivedText: 'Tus respuestas han sido guardadas.',
  asked: 'Pedido enviado',
  askedText: 'El plazo ya había pasado: los novios verán tu respuesta y decidirán.',
  unread:
    'No pudimos leer lo que está guardado en este teléfono. Lo intentaremos de nuevo en un momento.',
  stillNot: 'Todavía no hay señal. Lo intentaremos de nuevo cuando vuelva.',
  signedOut: 'Tu sesión terminó. Ingresa con tu grupo y se enviará.',
  signIn: 'Ingresar nuevamente',
  list: 'Respuestas sin enviar',
  diets: 'Restricciones alimentarias',
  companion: (name = '') => (name ? `Acompañante: ${name}` : 'Acompañante'),
  /** An event that is not on this page any more. */
  someEvent: 'Un evento que ya no está en tu invitación',
  change: 'Cambiar',
  decide: 'Ver y decidir',
  again: 'Responder de nuevo',
  understood: 'Entendido',
  stopped: {
    changed: 'Alguien respondió antes que tú. Mira las dos respuestas y decide cuál dejamos.',
    gone: 'Tu grupo ya no está invitado a este evento: tu respuesta no se envió.',
    refused: 'El sitio no aceptó esta respuesta.',
    expired:
      'Pasaron más de 14 días sin poder enviarla, y la borramos de este teléfono. Responde de nuevo.',
    unreadable:
      'La guardó una versión anterior del sitio y ya no la podemos leer. Responde de nuevo.',
  },
  /** Another group answered on this phone, and its answers could not be sent yet. */
  others: {
    text: 'En este teléfono esperan respuestas de otro grupo. Se enviarán cuando ese grupo vuelva a entrar.',
    forget: 'Borrarlas',
    question: {
      title: '¿Borrar las respuestas del otro grupo?',
      text: 'Todavía no se han enviado: si las borras ahora, no le llegan a los novios.',
      no: 'Volver',
      yes: 'Borrarlas',
    },
  },
  leaving: {
    title: 'Hay respuestas sin enviar',
    text: 'Hay respuestas sin enviar en este teléfono. Si cierras la sesión ahora, se borran y no le llegan a los novios.',
    no: 'Volver',
    yes: 'Cerrar sesión y borrarlas',
  },
} as const;
