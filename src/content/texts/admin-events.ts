import { ofZone, zoneName, zoneCity } from '#domain/time/zone-name.ts';
import { admin } from './admin-words.ts';

/** The couple's list of events. */
export const eventsTexts = {
  title: 'Eventos',
  subtitle: () => `Todas las horas son las ${ofZone()} (${zoneCity()}), estén donde estén.`,
  table: 'Eventos',
  create: 'Crear evento',
  get empty() {
    return admin('No events found. Create your first event to get started.');
  },

  columns: {
    day: 'Día',
    name: 'Nombre',
    date: 'Fecha',
    endDate: 'Término',
    location: 'Lugar',
    actions: 'Acciones',
  },
  day: (day: number) => `Día ${day}`,
  noEnd: 'Sin hora de término',
  guide: 'Escribir la guía',
  guideOf: (name: string) => `Escribir la guía de ${name}`,
  edit: 'Editar',
  delete: 'Eliminar',

  createTitle: 'Crear evento',
  editTitle: 'Editar evento',
  name: 'Nombre',
  description: 'Descripción',
  location: 'Lugar',
  dayNumber: 'Día',
  dayHint: 'El primer día del matrimonio es el 1.',
  date: 'Fecha',
  endDate: 'Fecha de término (opcional)',
  deadline: 'Responder hasta (opcional)',
  deadlineHint:
    'Vacío: el plazo para todos los eventos. Después, los invitados les piden los cambios.',
  forAll: {
    title: 'Plazo para responder',
    text: 'Para todos los eventos que no tengan uno propio. Después, los invitados ya no cambian sus respuestas: se los piden a ustedes en el Panel.',
    label: 'Responder hasta',
    save: 'Guardar plazo',
    saving: 'Guardando…',
    saved: 'Plazo guardado',
    until: (time: string) => `Hasta el ${time}`,
    none: 'Sin plazo: se puede responder hasta el final',
    failed: 'No se pudo guardar el plazo',
    half: 'La fecha está incompleta',
    changed: 'Alguien más lo cambió mientras tanto. Ahora dice lo que está guardado.',
  },
  until: (time: string) => `Responder hasta: ${time}`,
  /** Under the planned time of an event that has been moved. */
  now: (time: string) => `Ahora a las ${time}`,
  zone: () => zoneName().replace(/^./u, (first) => first.toUpperCase()),
  dresscode: 'Código de vestimenta (opcional)',
  imageUrl: 'URL de Imagen (opcional)',
  imageHint: 'Una dirección https o una ruta de este sitio.',
  cancel: 'Cancelar',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  partialInput: 'La fecha está incompleta',
  notSaved: 'No se guardó. Lo que escribieron sigue aquí.',
  moved: (time: string) => `A esa hora el reloj se adelanta: quedó el ${time}.`,

  changed: 'Este evento cambió mientras lo editaban.',
  wasDeleted:
    'Este evento ya no existe: alguien lo eliminó. Se puede recuperar en Historial; copien antes lo que escribieron.',

  get created() {
    return admin('Event Created');
  },
  get updated() {
    return admin('Event Updated');
  },
  get deleted() {
    return admin('Event Deleted');
  },
  get createFailed() {
    return admin('Failed to create event');
  },
  get updateFailed() {
    return admin('Failed to update event');
  },
  get deleteFailed() {
    return admin('Failed to delete event');
  },
  errorTitle: 'Error',
  get updateErrorTitle() {
    return admin('Error Updating Event');
  },

  deleteTitle: 'Eliminar evento',
  deleteQuestion: (name: string) => `¿Eliminar «${name}»?`,
  deleteIncludes:
    'Se van con él sus invitaciones, las respuestas y el lugar de cada grupo en sus mesas y carpas. Durante 30 días se puede recuperar todo en Historial.',
  deleteLabel: 'Eliminar',
  deleteWithAnswers: 'Eliminar con sus respuestas',
} as const;
