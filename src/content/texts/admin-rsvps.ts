import { numberText } from '#domain/number-text.ts';
import { groupCount } from './admin-lists.ts';
import { admin } from './admin-words.ts';

const personCount = (count: number) =>
  `${numberText(count)} ${count === 1 ? 'persona' : 'personas'}`;

/** The couple's view of the answers. */
export const rsvpsTexts = {
  title: 'RSVPs',
  subtitle: 'Quién viene a qué, y qué come.',
  tabs: 'Vistas de las respuestas',
  get eventResponses() {
    return admin('Event Responses');
  },
  get byGuest() {
    return admin('RSVP by Guest');
  },
  get overview() {
    return admin('Overview');
  },

  event: 'Evento',
  eventOption: (name: string, day: number) => `${name} · Día ${day}`,
  chooseEvent: 'Elijan un evento',
  get selectEvent() {
    return admin('Select an Event');
  },
  selectEventHint: 'Elijan un evento de la lista para ver sus respuestas.',
  noEvents: 'Todavía no hay eventos.',
  toEvents: 'Crear eventos',
  loading: 'Cargando respuestas…',
  loadFailed: 'No se pudieron cargar las respuestas.',

  counts: 'Resumen de respuestas',
  total: 'Invitados',
  search: 'Buscar grupo o persona',
  shown: (groups: number, people: number) => `${groupCount(groups)}, ${personCount(people)}`,
  groupComing: (coming: number, all: number) => `${coming} de ${all}`,
  groupComingLabel: (coming: number, all: number) =>
    `${coming} de ${all} ${all === 1 ? 'persona asistirá' : 'personas asistirán'}`,

  toGuests: 'Agregar invitados',
  noGuests: 'No hay datos de invitados disponibles',
  noneFound: 'No se encontraron invitados con los filtros seleccionados',

  editGroup: 'Editar grupo',
  tableOf: (groupName: string) => `Respuestas de ${groupName}`,
  columns: {
    name: 'Nombre',
    event: 'Evento',
    status: 'Estado',
    diets: 'Restricciones dietéticas',
  },
  noneInvited: 'Este grupo no tiene invitaciones a eventos.',

  edit: {
    title: 'Editar respuestas RSVP',
    answerOf: (name: string, event: string) => `${name}, ${event}`,
    before: (answer: string) => `Antes: ${answer}`,
    unsaved: (count: number) =>
      count === 0
        ? 'Sin cambios'
        : `${count} ${count === 1 ? 'cambio sin guardar' : 'cambios sin guardar'}`,
    cancel: 'Cancelar',
    save: 'Guardar todos los cambios',
    saving: 'Guardando…',
    empty: 'No hay respuestas para actualizar',
    saved: 'Respuestas actualizadas',
    savedText: 'Las respuestas RSVP han sido actualizadas correctamente',
    failed: 'Error',
    failedText: (message: string) => `No se pudieron actualizar las respuestas: ${message}`,
    kept: 'No se guardó nada. Sus cambios siguen aquí.',
  },
  conflict: {
    title: 'Alguien cambió estas respuestas mientras las editaban',
    text: (stored: string, selected: string) =>
      `Ahora está guardado «${stored}» y ustedes eligieron «${selected}». ¿Cuál dejamos?`,
    keepStored: (answer: string) => `Dejar «${answer}»`,
    keepSelected: (answer: string) => `Cambiar a «${answer}»`,
  },

  contact: {
    title: 'Información de contacto',
    hint: (people: number) => `De ${personCount(people)} en la lista.`,
    kind: 'Dato',
    email: 'Con correo',
    phone: 'Con teléfono',
  },

  get noMatch() {
    return admin('No matching responses found');
  },
  get noData() {
    return admin('No data available');
  },
};
