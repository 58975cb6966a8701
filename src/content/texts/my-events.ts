import type { GuestType } from '#domain/groups/guest-group.ts';

export const guestTypeLabels = {
  individual: 'Individual',
  pareja: 'Pareja',
  familia: 'Familia',
} satisfies Record<GuestType, string>;

export const peopleCount = (people: number) => (people === 1 ? '1 persona' : `${people} personas`);

export const myEvents = {
  title: 'Mis eventos',
  caption: 'Nuestra invitación',
  greeting: (groupName: string) => `¡Hola, ${groupName}!`,
  subtitle:
    'Esto es lo que queremos celebrar con ustedes. Abran cada evento para ver los detalles.',
  descriptionForOne:
    'Esto es lo que queremos celebrar contigo. Abre cada evento para ver los detalles.',
  rsvp: 'Confirmar Asistencia',
  attendance: 'Ver mis respuestas',
  /** How many events lack a response of some member. */
  unanswered: (events: number) =>
    events === 0
      ? 'Ya tenemos todas las respuestas. ¡Gracias!'
      : events === 1
        ? 'Falta responder un evento.'
        : `Falta responder ${events} eventos.`,
  group: 'Grupo invitado',
  members: 'Integrantes',
  events: 'Eventos',
  answers: 'Respuestas',
  dresscode: 'Dresscode',
  missing: (question: string) => `Falta una respuesta: ${question}`,
  details: 'Ver Detalles',
  calendar: 'Añadir a Calendario',
  allInCalendar: {
    title: 'Todo en tu calendario',
    text: 'Un solo archivo con todos tus eventos, para el calendario de tu teléfono o computador.',
    download: 'Guardar todos los eventos (.ics)',
  },
  empty: {
    text: 'No has sido invitado a ningún evento aún.',
    hint: (names: readonly string[]) =>
      `Si crees que falta algo, habla con ${names.join(' o ')}: lo arreglan enseguida.`,
  },
} as const;
