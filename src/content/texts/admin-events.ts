import { ofZone, zoneName, zonePlace } from '#domain/time/zone-name.ts';

/** The couple's list of events. */
export const eventsTexts = {
  title: 'Eventos',
  intro: () => `Todas las horas son las ${ofZone()} (${zonePlace()}), estén donde estén.`,
  table: 'Eventos',
  create: 'Crear evento',
  empty: 'No events found. Create your first event to get started.',

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
  zone: () => zoneName().replace(/^./u, (first) => first.toUpperCase()),
  dresscode: 'Código de vestimenta (opcional)',
  imageUrl: 'URL de Imagen (opcional)',
  imageHint: 'Una dirección https o una ruta de este sitio.',
  cancel: 'Cancelar',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  halfTyped: 'La fecha está incompleta',
  notSaved: 'No se guardó. Lo que escribieron sigue aquí.',
  moved: (time: string) => `A esa hora el reloj se adelanta: quedó el ${time}.`,

  changed: 'Este evento cambió mientras lo editaban.',
  gone: 'Este evento ya no existe: alguien lo eliminó. Se puede recuperar en Historial; copien antes lo que escribieron.',

  created: 'Event Created',
  updated: 'Event Updated',
  deleted: 'Event Deleted',
  createFailed: 'Failed to create event',
  updateFailed: 'Failed to update event',
  deleteFailed: 'Failed to delete event',
  errorTitle: 'Error',
  updateErrorTitle: 'Error Updating Event',

  deleteTitle: 'Eliminar evento',
  deleteQuestion: (name: string) => `¿Eliminar «${name}»?`,
  deleteTakes:
    'Se van con él sus invitaciones, las respuestas y el lugar de cada grupo en sus mesas y carpas. Durante 30 días se puede recuperar todo en Historial.',
  deleteLabel: 'Eliminar',
  deleteWithAnswers: 'Eliminar con sus respuestas',
} as const;
