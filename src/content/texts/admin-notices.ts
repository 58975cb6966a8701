import { counted } from './counted.ts';

const groups = (count: number) => counted(count, 'grupo', 'grupos');

/** The couple tells its guests something, on every page at once. */
export const adminNoticeTexts = {
  title: 'Avisos',
  about:
    'Lo que escriban aquí aparece arriba en las páginas de sus invitados, también en las que ya tienen abiertas, y como notificación en los teléfonos que la pidieron.',
  text: 'Aviso',
  placeholder: 'El bus sale a las 18:10 desde la plaza',
  left: (count: number) => `Quedan ${counted(count, 'letra', 'letras')}`,
  more: 'Para quién y hasta cuándo',
  event: 'Para los invitados a',
  everyPerson: 'Todos',
  starts: 'Desde',
  startsHint: 'Vacío: desde ahora.',
  ends: 'Hasta',
  endsHint: 'Vacío: hasta que lo terminen.',
  urgent: 'Urgente',
  urgentHint: 'Se ve en otro color.',
  publish: 'Publicar aviso',
  publishing: 'Publicando…',
  published: 'Aviso publicado',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  saved: 'Aviso cambiado',
  cancel: 'Cancelar',
  failed: 'No se publicó el aviso',
  change: 'Cambiar',
  changeOf: (text: string) => `Cambiar: ${text}`,
  end: 'Terminar',
  endOf: (text: string) => `Terminar: ${text}`,
  ended: 'El aviso ya no se ve',
  undo: 'Deshacer',
  remove: 'Borrar',
  removeOf: (text: string) => `Borrar: ${text}`,
  removed: 'Aviso borrado',
  notChanged: 'No se cambió el aviso',
  none: 'Todavía no hay avisos.',
  from: (time: string) => `desde el ${time}`,
  until: (time: string) => `hasta el ${time}`,
  over: (time: string) => `terminó el ${time}`,
  seen: (count: number) =>
    count === 0 ? 'Nadie lo ha visto' : `Lo ${count === 1 ? 'vio' : 'vieron'} ${groups(count)}`,
  pushed: (count: number) =>
    `a ${groups(count)} ${count === 1 ? 'le avisó su' : 'les avisó su'} teléfono`,
  sent: (count: number) => `${groups(count)} por WhatsApp`,
  missing: (count: number) => (count === 1 ? 'falta 1' : `faltan ${count}`),
  deliveryFailed: 'No se pudo leer a quiénes llegó',
  send: 'Mandar por WhatsApp a los que faltan',
  /** As a message to a group. */
  message: (text: string, couple: string) => `¡Hola, {{group_name}}!\n\n${text}\n\n${couple}`,
  wasDeleted: 'Ese aviso ya no existe',
} as const;
