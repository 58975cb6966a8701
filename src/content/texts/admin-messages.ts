import type { Reminder, StatusFilter } from '#domain/messages/filter.ts';
import { counted } from './counted.ts';
import { joinNames } from './join-names.ts';

type Details = { couple: string; date: string };
type ReminderDetails = Details & { hasDeadline: boolean };

const left = (hasDeadline: boolean) => (hasDeadline ? '\n{{deadline}}' : '');

const groups = (count: number) => counted(count, 'grupo', 'grupos');
const people = (count: number) => counted(count, 'persona', 'personas');

/** The couple's screen of messages. */
export const messagesTexts = {
  title: 'Gestión de WhatsApp',
  subtitle: 'Un solo mensaje, y cada grupo lo recibe con su nombre, su código y su enlace.',
  tabs: 'Gestión de WhatsApp',
  sendTab: 'Envío de Mensajes',

  template: 'Plantilla del mensaje',
  templateHint: 'Lo que está entre llaves se reemplaza con los datos de cada grupo.',
  defaultTemplate: ({ couple, date }: Details) =>
    [
      '¡Hola, {{group_name}}!',
      `Nos casamos el ${date} y queremos celebrarlo con ustedes en el campo. En nuestro sitio están los eventos, cómo llegar y la confirmación de asistencia.`,
      'Entren con este enlace: {{personal_link}}\nSu código de acceso: {{access_code}}',
      `Con cariño,\n${couple}`,
    ].join('\n\n'),
  templateReset: 'Volver al texto inicial',
  insert: 'Insertar',
  inserts: {
    greeting: { label: 'Saludo', text: () => '¡Hola, {{group_name}}!\n\n' },
    signature: {
      label: 'Firma',
      text: ({ couple, date }: Details) => `\n\nCon cariño,\n${couple}\n${date}\n{{personal_link}}`,
    },
    diets: {
      label: 'Preferencias alimentarias',
      text: () => 'Esto anotamos de su alimentación:\n{{dietary_preferences}}\n',
    },
    status: {
      label: 'Estado de confirmación',
      text: () => 'Así está su confirmación:\n{{confirmation_status}}\n',
    },
    name: { label: 'Nombre del grupo', text: () => '{{group_name}}' },
    code: { label: 'Código de acceso', text: () => '{{access_code}}' },
    link: { label: 'Enlace personal', text: () => '{{personal_link}}' },
    deadline: { label: 'Plazo para responder', text: () => '{{deadline}}' },
  },

  preview: 'Vista previa',
  previewOf: 'Invitado de la vista previa',
  previewEmpty: 'Aquí se ve el mensaje como lo recibe cada grupo.',
  noGroups: 'Todavía no hay invitados.',
  toGuests: 'Agregar invitados',
  copy: 'Copiar mensaje',

  recipients: 'A quién',
  reminders: 'Recordatorios',
  remindersHint:
    'Elijan a los grupos que faltan por responder, o por guardar la invitación en un teléfono. No se envía nada hasta que ustedes lo decidan.',
  reminder: {
    not_opened: 'No han abierto',
    not_answered: 'No han respondido',
    answered_in_part: 'Respondieron en parte',
    not_saved: 'Falta guardar',
  } satisfies Record<Reminder, string>,
  reminderText: {
    not_opened: ({ couple, date }: Details) =>
      `¡Hola, {{group_name}}!\n\nLes escribimos por si no les llegó nuestra invitación para el ${date}. Aquí está todo: {{personal_link}}\nSu código de acceso: {{access_code}}\n\nUn abrazo,\n${couple}`,
    not_answered: ({ couple, date, hasDeadline }: ReminderDetails) =>
      `¡Hola, {{group_name}}!\n\nNos falta saber si nos acompañan el ${date}. Se responde en un minuto aquí: {{personal_link}}${left(hasDeadline)}\n\nUn abrazo,\n${couple}`,
    answered_in_part: ({ couple, hasDeadline }: ReminderDetails) =>
      `¡Hola, {{group_name}}!\n\nGracias por responder. Nos falta una parte:\n{{confirmation_status}}\n\nSe completa aquí: {{personal_link}}${left(hasDeadline)}\n\nUn abrazo,\n${couple}`,
    not_saved: ({ couple }: Details) =>
      `¡Hola, {{group_name}}!\n\nEn el campo casi no hay señal. Antes de partir abran su invitación y toquen «Guardar para el viaje»: así tienen horarios, mapa, mesa y carpa en el teléfono. {{personal_link}}\n\n¡Nos vemos!\n${couple}`,
  } satisfies Record<Reminder, (details: ReminderDetails) => string>,
  useReminder: 'Usar un texto de recordatorio',
  replaced: 'Cambió el texto del mensaje',
  undo: 'Deshacer',

  event: 'Evento',
  status: 'Estado de confirmación',
  statuses: {
    at_least_one: 'Al menos uno asistirá',
    nobody: 'Ninguno asistirá',
    pending: 'Pending',
  } satisfies Record<StatusFilter, string>,
  bySent: 'Escritos',
  sentOptions: { no: 'Falta escribirles', yes: 'Ya escritos' },
  noneFound: 'No se encontraron invitados con los filtros seleccionados',
  loading: 'Cargando invitados…',
  loadFailed: 'No se pudieron cargar los invitados.',

  selectAll: (count: number) => `Seleccionar los ${groups(count)} encontrados`,
  selectOne: 'Seleccionar el grupo encontrado',
  select: (group: string) => `Seleccionar ${group}`,
  selected: (count: number) =>
    count === 0
      ? 'Ningún grupo seleccionado'
      : counted(count, 'grupo seleccionado', 'grupos seleccionados'),
  hidden: (count: number) =>
    count === 1 ? '1 no se ve con estos filtros' : `${count} no se ven con estos filtros`,
  unselect: 'Quitar selección',
  oneByOne: 'Escribir uno por uno',
  openChats: 'Abrir chats seleccionados',

  openChat: (person: string) => `Abrir chat con ${person}`,
  /** Those who have none, or one that cannot be called. */
  noPhone: (names: string) => `Sin un teléfono que sirva: ${names}`,
  doubtful: (phone: string) => `Teléfono dudoso: ${phone}. Revísenlo en Invitados.`,
  written: 'Escrito',
  toPerson: (person: string) => ` a ${person}`,
  opened: 'Abrió su invitación',
  notOpened: 'No la ha abierto',
  statusNone: 'Sin eventos',

  round: (written: number, all: number) =>
    `Ronda actual: ${written} de ${people(all)} con su mensaje.`,
  newRound: 'Empezar otra ronda',
  newRoundReason:
    'Se quitan las marcas de «Escrito» de todos, para volver a escribirles desde cero. Lo que ya escribieron queda en el historial de cada grupo.',
  newRoundDone: 'Empezó una ronda nueva',
  newRoundFailed: 'No se pudo empezar otra ronda',
  cancel: 'Cancelar',

  sentUnsaved: (count: number) =>
    count === 1
      ? 'Una marca de «Escrito» no se guardó todavía.'
      : `${count} marcas de «Escrito» no se guardaron todavía.`,
  retry: 'Reintentar',

  stepTitle: 'Escribir uno por uno',
  stepHint:
    'Cada toque abre el chat con el mensaje escrito y pasa a la persona siguiente. En el chat, ustedes lo envían.',
  stepAt: (at: number, all: number) => `${at} de ${all}`,
  writeTo: (person: string) => `Escribir a ${person}`,
  skip: 'Saltar',
  back: 'Anterior',
  finish: 'Terminar',
  walkDone: 'Llegaron al final',
  walkSent: (count: number) => `Abrieron el chat de ${people(count)}.`,
  walkSkipped: (names: readonly string[]) =>
    `Les ${names.length === 1 ? 'falta' : 'faltan'}: ${joinNames(names)}.`,
  walkEmpty: 'A todos los seleccionados ya les escribieron en esta ronda, o no tienen teléfono.',

  chatsTitle: 'Abrir chats',
  chatsLoading: (opened: number, all: number) => `Abriendo ${opened} de ${all}…`,
  chatsOpened: (count: number) =>
    count === 1
      ? 'Se abrió 1 chat. Falta enviar el mensaje en él.'
      : `Se abrieron ${count} chats. Falta enviar el mensaje en cada uno.`,
  chatsBlocked:
    'El navegador no dejó abrir todos los chats a la vez. Tóquenlos aquí uno por uno: se marca cada chat que abren.',
  chatOpened: 'Abierto',
  chatsEmpty: 'Nadie de los seleccionados tiene un teléfono.',
  stop: 'Detener',
  close: 'Cerrar',

  needsTemplate: 'Primero escribe un mensaje en la plantilla',
  needsBoth: 'Selecciona al menos un invitado y escribe un mensaje',
  error: 'Error',
} as const;
