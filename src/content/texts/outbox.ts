/** Outbox entries that could not be sent yet, on every page. */
export const outboxTexts = {
  kept: 'Guardado en este teléfono: se enviará cuando haya señal',
  savedUntilSignIn: 'Guardado en este teléfono: se enviará cuando ingreses con tu grupo',
  savedSome: 'Cierra el sitio con confianza: no se pierde. Puedes cambiarlo mientras espera.',
  pending: 'Pendiente de enviar',
  /** What is shown differs from what waits. */
  unsaved: 'Cambio sin enviar',
  unsavedText: 'Lo que cambiaste después no les llega a los novios hasta que lo envíes.',
  retry: 'Reintentar',
  retryPending: 'Enviando...',
  received: 'Recibido',
  receivedText: 'Tus respuestas han sido guardadas.',
  requested: 'Pedido enviado',
  requestedText: 'El plazo ya había pasado: los novios verán tu respuesta y decidirán.',
  unread:
    'No pudimos leer lo que está guardado en este teléfono. Lo intentaremos de nuevo en un momento.',
  stillNot: 'Todavía no hay señal. Lo intentaremos de nuevo cuando vuelva.',
  diets: 'Restricciones alimentarias',
  companion: (name = '') => (name ? `Acompañante: ${name}` : 'Acompañante'),
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
} as const;
