import type { RequestStatus } from '#domain/responses/change-request.ts';

/** What a group asks for after the deadline. */
export const requestTexts = {
  requestAgain: 'Pedir otro cambio',
  seeRequest: 'Ver el pedido',
  requestTitle: '¿Qué cambió?',
  message: 'Mensaje para los novios (opcional)',
  send: 'Enviar pedido',
  sending: 'Enviando...',
  cancel: 'Volver',
  failed: 'No se pudo enviar el pedido. Lo que elegiste sigue aquí.',
  empty: 'Elige en al menos una persona algo distinto de lo que está guardado.',
  yours: 'Tu mensaje',
  theirs: 'Los novios',
  states: {
    pending: 'Pedido enviado',
    accepted: 'Aceptado',
    declined: 'No fue posible',
  } satisfies Record<Exclude<RequestStatus, 'replaced'>, string>,
  stateTexts: {
    pending: 'Los novios lo verán y te responderán aquí.',
    accepted: 'Los novios cambiaron la respuesta como la pediste.',
    declined: 'La respuesta queda como estaba.',
  } satisfies Record<Exclude<RequestStatus, 'replaced'>, string>,
  group: 'Tu grupo',
  requested: (name: string, isAttending: boolean) =>
    `${name}: ${isAttending ? 'asistirá' : 'no asistirá'}`,
} as const;
