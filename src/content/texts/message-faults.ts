import type { MessageFailure, MessageState, PauseReason } from '#domain/messages/queued-message.ts';

/** Why a message did not go, and what to do. */
export const messageFailureTexts = {
  not_connected: 'WhatsApp no está conectado. Conéctenlo, o escríbanle con el enlace.',
  not_on_whatsapp: 'Ese número no tiene WhatsApp. Revisen el teléfono en Invitados.',
  refused: 'WhatsApp no aceptó el mensaje. Escríbanle con el enlace.',
  stranger_limit:
    'WhatsApp no deja escribir todavía a quien no los tiene en sus contactos. Escríbanle con el enlace.',
  too_many: 'WhatsApp pidió ir más lento. Esperen unas horas antes de seguir.',
  banned: 'WhatsApp bloqueó o restringió este número. No se envía nada más: sigan con los enlaces.',
  bad_template: 'La plantilla no coincide con la aprobada: revisen su idioma y sus datos en Meta.',
  bad_credentials: 'El acceso a la API venció o no sirve. Actualícenlo en «Conexión».',
  provider_down: 'WhatsApp no respondió. El mensaje no salió.',
  no_phone: 'Sin un teléfono que sirva',
} satisfies Record<MessageFailure, string>;

export const pauseTexts = {
  ...messageFailureTexts,
  couple: 'Ustedes lo detuvieron.',
} satisfies Record<PauseReason, string>;

export const pendingTexts = {
  uncertain: 'No sabemos si llegó: la conexión se cortó al enviarlo. Miren el chat y decidan.',
};

export const messageStateTexts = {
  queued: 'En cola',
  sending: 'Enviando…',
  uncertain: 'Sin confirmar',
  accepted: 'Enviado',
  failed: 'No se envió',
  delivered: 'Recibido',
  read: 'Leído',
} satisfies Record<MessageState, string>;
