import type { OccupancyState, ResponseStatus, TableType } from '#domain/seating/seating.ts';
import { counted } from './counted.ts';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

/** The couple's planner of tables and tents. */
export const tablesTexts = {
  title: 'Mesas y carpas',
  subtitle: 'Arrastren cada grupo a su lugar, o elíjanlo de la lista.',
  event: 'Evento',
  noEvents: 'No hay eventos disponibles.',
  toEvents: 'Crear eventos',
  create: 'Nueva Mesa/Carpa',
  loadFailed: 'Error al cargar las mesas. Por favor, intenta de nuevo.',
  retry: 'Intentar de nuevo',
  noTables: 'No hay mesas o carpas creadas para este evento.',
  allSeated: 'Todos los invitados han sido asignados.',
  noMatch: 'No se encontraron invitados que coincidan con los filtros',
  loading: 'Cargando las mesas…',

  legend: 'Leyenda',
  confirmed: 'Confirmado',
  silent: 'Sin responder',
  over: 'Sobrecupo',
  realLegend: 'Ocupación real: invitados confirmados / capacidad',
  tentativeLegend: 'Ocupación tentativa: todos los asignados, también los pendientes / capacidad',

  summary: 'Resumen',
  overview: 'Resumen y leyenda',
  overviewTotals: (places: number, seated: number, notSeated: number) =>
    `${counted(places, 'lugar', 'lugares')} · ${counted(seated, 'asignado', 'asignados')} · ${notSeated} sin asignar`,
  places: 'Total de lugares',
  mattresses: 'Colchones',
  beds: (doubles: number, singles: number) => `${doubles} dobles, ${singles} simples`,
  types: {
    mesa: 'Mesa',
    'carpa 4m': 'Carpa 4m',
    'carpa 5m': 'Carpa 5m',
    'carpa 6m': 'Carpa 6m',
  } satisfies Record<TableType, string>,

  assigned: 'Invitados asignados',
  unassigned: 'Invitados sin asignar',
  total: 'Total',
  confirmedPeople: 'Confirmados',
  rejectedPeople: 'Rechazados',
  pendingPeople: 'Pendientes',

  tables: 'Mesas y carpas del evento',
  capacity: (count: number) => `Capacidad: ${count}`,
  real: 'Real',
  tentative: 'Tentativa',
  occupancy: {
    available: 'Disponible',
    full: 'Completa',
    over: 'Sobrecupo',
  } satisfies Record<OccupancyState, string>,
  empty: 'Arrastrar invitados aquí',
  edit: 'Editar',
  delete: 'Eliminar',
  of: (name: string) => ` ${name}`,
  moveTo: (group: string) => `Mover ${group} a otra mesa`,
  move: 'Mover a…',
  remove: 'Quitar',
  statuses: {
    confirmed: 'Confirmado',
    rejected: 'Rechazado',
    silent: 'Sin responder',
  } satisfies Record<ResponseStatus, string>,
  confirmedCount: (count: number) => (count === 1 ? '1 confirmado' : `${count} confirmados`),
  rejectedCount: (count: number) => (count === 1 ? '1 rechazado' : `${count} rechazados`),
  pendingCount: (count: number) => (count === 1 ? '1 pendiente' : `${count} pendientes`),
  part: (some: number, all: number) => `${some} de ${all}`,
  guestTypes: { individual: 'Individual', pareja: 'Pareja', familia: 'Familia' },
  invitedBy: (name: string) => `Invita ${name}`,
  people,
  answers: { attending: 'Asistirá', not_attending: 'No asistirá', pending: 'Sin respuesta' },
  choose: 'Elegir mesa…',
  chooseFor: (group: string) => `Mesa o carpa para ${group}`,
  assign: 'Asignar',
  assignGroup: (group: string) => `Asignar ${group}`,
  select: (group: string) => `Seleccionar ${group}`,
  selected: (count: number) =>
    count === 1 ? '1 grupo seleccionado' : `${count} grupos seleccionados`,
  chooseForSelected: 'Mesa o carpa para los seleccionados',
  clearSelection: 'Quitar selección',
  search: 'Buscar invitado',
  status: 'Estado',
  everyStatus: 'Todos',

  moreFor: (group: string) => `Más opciones para ${group}`,
  split: 'Separar',
  splitGroup: (group: string) => `Separar ${group}`,
  splitTitle: (group: string) => `Separar a ${group}`,
  splitHint: 'Elijan el lugar de cada persona. Quien queda sin lugar vuelve a los no asignados.',
  noTable: 'Sin asignar',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  cancel: 'Cancelar',

  undo: 'Deshacer',
  redo: 'Rehacer',
  undone: 'Se deshizo el último cambio',
  redone: 'Se rehízo el cambio',

  print: 'Imprimir',

  publishing: {
    title: 'Encuentra tu mesa',
    show: 'Mostrar las mesas a los invitados',
    tables:
      'Cada grupo verá en la página del evento su propia mesa y quiénes de los suyos se sientan ahí. De los demás no se muestra nada, y quien no tiene mesa no ve nada.',
    tents:
      'No hay nada que publicar: cada grupo ve su carpa en la página del evento en cuanto se la asignan, con quiénes la comparten (el grupo y los primeros nombres) y cuántos son.',
    pending: (count: number) =>
      count === 1 ? 'Falta sentar a 1 persona.' : `Falta sentar a ${count} personas.`,
    shown: 'Los invitados ya ven su mesa',
    hidden: 'Los invitados ya no ven las mesas',
    failed: 'No se pudo cambiar lo que ven los invitados. Inténtenlo de nuevo.',
  },

  createTitle: 'Nueva mesa o carpa',
  editTitle: 'Editar mesa o carpa',
  name: 'Nombre',
  nameMissing: 'El nombre de la mesa/carpa es obligatorio.',
  type: 'Tipo',
  capacityField: 'Capacidad',
  color: 'Color',

  deleteTitle: 'Confirmar eliminación',
  deleteQuestion: (name: string, groups: number) =>
    groups === 0
      ? `¿Eliminar «${name}»? Esta acción no se puede deshacer.`
      : `¿Eliminar «${name}»? Sus ${groups === 1 ? 'invitados quedan' : `${groups} grupos quedan`} sin asignar; esta acción no se puede deshacer.`,

  errorTitle: 'Error',
  noEventSelected: 'Debes seleccionar un evento primero.',
  noTableSelected: 'No se ha seleccionado ninguna mesa/carpa para editar.',
  created: 'Mesa/carpa creada',
  updated: 'Mesa/carpa actualizada',
  deleted: 'Mesa/carpa eliminada',
  seated: 'Invitado asignado',
  notSeated: 'Invitado desasignado',
  createError: 'Error al crear mesa/carpa',
  createFailed: 'Hubo un error al crear la mesa/carpa.',
  updateError: 'Error al actualizar mesa/carpa',
  updateFailed: 'Hubo un error al actualizar la mesa/carpa.',
  deleteError: 'Error al eliminar mesa/carpa',
  seatError: 'Error al asignar invitado',
  seatFailed: 'Hubo un error al asignar el invitado a la mesa/carpa.',
  unseatError: 'Error al desasignar invitado',
  changed: 'Otra persona cambió esta mesa o carpa mientras la editaban',
  notSaved: 'No se guardó. Lo que escribieron sigue aquí.',

  drag: {
    handle: (group: string) => `Arrastrar ${group}`,
    role: 'elemento que se puede arrastrar',
    instructions:
      'Para mover un grupo con el teclado, presionen espacio o Enter, elijan el lugar con las flechas y presionen espacio otra vez. Escape cancela.',
    lifted: (group: string) => `Tomaron a ${group}.`,
    over: (group: string, place: string) => `${group} está sobre ${place}.`,
    noTable: (group: string) => `${group} no está sobre ningún lugar.`,
    dropped: (group: string, place: string) => `Dejaron a ${group} en ${place}.`,
    cancelled: (group: string) => `${group} vuelve a su lugar.`,
  },
} as const;
