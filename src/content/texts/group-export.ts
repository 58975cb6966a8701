import type { PhotoStatus } from '#domain/photos/guest-photo.ts';
import type { RequestStatus } from '#domain/responses/change-request.ts';
import { attendanceLabels } from './admin-labels.ts';
import { purchaseTexts } from './admin-gifts.ts';
import { messageStateTexts } from './message-faults.ts';
import { methodLabels } from './purchases.ts';

/** The copy of their data that a group gets. */
export const groupExportTexts = {
  title: (name: string) => `Datos de ${name}`,
  about: (site: string, moment: string) =>
    `Todo lo que el sitio del matrimonio de ${site} guardaba de este grupo el ${moment}.`,
  unnamed: 'un grupo',

  group: 'El grupo',
  createdAt: 'Anotado',
  firstSignedInAt: 'Primer ingreso',

  people: 'Personas',
  name: 'Nombre',
  diet: 'Alimentación',
  profile: 'Edad y necesidades',
  email: 'Correo',
  phone: 'Teléfono',

  events: 'Invitaciones y respuestas',
  event: 'Evento',
  date: 'Fecha',
  answers: 'Respuestas',
  place: 'Mesa o carpa',
  removedEvent: 'Un evento eliminado',

  questions: 'Respuestas a preguntas',
  question: 'Pregunta',
  answer: 'Respuesta',

  requests: 'Cambios que pidieron',
  requested: 'Lo que pidieron',
  note: 'Respuesta de los novios',
  requestStatuses: {
    pending: 'Sin decidir',
    accepted: 'Aceptado',
    declined: 'No fue posible',
    replaced: 'Reemplazado por otro',
  } satisfies Record<RequestStatus, string>,

  kitchen: 'Lo que se mandó a la cocina',
  sentToKitchen: 'Quién, qué come y dónde se sienta',

  gifts: 'Regalos',
  what: 'Qué',
  method: 'Medio de pago',
  status: 'Estado',
  total: 'Total',
  message: 'Mensaje',

  messages: 'Mensajes que se les escribieron',
  to: 'Para',
  when: 'Cuándo',
  chat: 'Chat abierto a mano',

  photos: 'Fotos que envió',
  photoStatus: 'Estado',
  photoStatuses: {
    uploading: 'está llegando',
    processing: 'se está preparando',
    rejected: 'no se pudo leer',
    pending: 'por revisar',
    approved: 'en el álbum',
    hidden: 'no se muestra',
  } satisfies Record<PhotoStatus, string>,
  sessions: 'Sesiones abiertas',
  since: 'Desde',
  until: 'Hasta',
  pagesSavedAt: 'Invitación guardada en el teléfono',

  history: 'Historial',
  change: 'Qué cambió',

  attendance: attendanceLabels,
  methods: methodLabels,
  statuses: purchaseTexts.statuses,
  states: messageStateTexts,
} as const;
