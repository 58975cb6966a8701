import type { SurpriseKind } from '#domain/days/arrivals.ts';

/** Names of what may happen at the door, as the couple and helpers read them. */
export const surpriseNames: Record<SurpriseKind, string> = {
  unlisted: 'No está en la lista',
  instead_of: 'Vino en lugar de',
  declined: 'Había dicho que no',
  other_event: 'Es de otro evento',
};

/** Of an evening: `counted` would bring the writing of large numbers along. */
const markers = (count: number) => (count === 1 ? '1 marca' : `${count} marcas`);

/** The helper's page at the door, and what its calls refuse. */
export const doorTexts = {
  title: 'La puerta',
  invalidTime: 'Esa hora no se entiende',
  nameMissing: 'Escribe el nombre',
  helperMissing: 'Escriban quién recibe',
  eventMissing: 'Elijan al menos un evento',
  alreadyOver: 'Ese momento ya pasó',
  expiryMissing: 'Elijan hasta cuándo sirve el enlace',
  event: 'Evento',
  search: 'Buscar a quien llega',
  searchHint: 'Escribe una parte del nombre, del apellido o del grupo.',
  arrived: (count: number) => (count === 1 ? '1 llegó' : `${count} llegaron`),
  of: (count: number) => `de ${count}`,
  pending: (count: number) => `${markers(count)} sin enviar`,
  saving: 'Guardando…',
  allSent: 'Todo enviado',
  asOf: (time: string) => `Lista de las ${time}`,
  offline: 'Sin señal. Sigue marcando: se guarda en este teléfono y se envía después.',
  notSaved:
    'Este teléfono no pudo guardar lo último que marcaste. No cierres esta página hasta que diga «Todo enviado».',
  sendNow: 'Enviar ahora',
  mark: 'Llegó',
  markOf: (name: string) => `Llegó ${name}`,
  undo: 'Deshacer',
  undoOf: (name: string) => `Deshacer: ${name}`,
  at: (time: string) => `Llegó a las ${time}`,
  undoneAt: (time: string) => `Deshecho a las ${time}`,
  markedAt: (time: string) => `marcado a las ${time}`,
  companion: 'Acompañante',
  noTable: 'Sin mesa',
  declined: surpriseNames.declined,
  replaced: 'Vino otra persona en su lugar',
  replacedOf: (name: string) => `Vino otra persona en lugar de ${name}`,
  replacement: (name: string) => `En lugar de ${name}`,
  elsewhere: 'Invitados a otro evento',
  isAtOtherEvent: surpriseNames.other_event,
  noOne: (query: string) => `Nadie se llama «${query}» en la lista.`,
  more: (count: number) => `Hay ${count} más: escribe otra parte del nombre.`,
  unlisted: surpriseNames.unlisted,
  who: 'Cómo se llama',
  host: 'Con quién viene',
  hostHint: 'Su grupo, o quien la invitó. Si no lo sabes, déjalo vacío.',
  knownInOther: 'Dice que está invitada a otro evento',
  saveSurprise: 'Anotar y dejar pasar',
  cancel: 'Cancelar',
  savedNote: (name: string) => `${name}: anotado para los novios`,
  loading: 'Trayendo la lista…',
  firstFailed: 'No se pudo traer la lista. Para la primera vez hace falta señal.',
  retry: 'Intentar de nuevo',
  noToken: 'Este enlace está incompleto. Pide a los novios que te lo envíen otra vez.',
  ended: 'Este enlace ya no sirve. Lo que este teléfono tenía de la lista se borró.',
  endedPending: (count: number) =>
    `${markers(count)} no ${count === 1 ? 'alcanzó' : 'alcanzaron'} a enviarse: avisa a los novios.`,
  gone: (name: string) => `${name} ya no está en la lista: avisa a los novios.`,
  helper: (name: string, until: string) => `${name} · hasta el ${until}`,
} as const;

/** The same of a bus: its driver reads who gets on where. */
export const busTexts = {
  stop: 'Parada',
  everyStop: 'Todas las paradas',
  boarded: (count: number) => (count === 1 ? '1 subió' : `${count} subieron`),
  mark: 'Subió',
  markOf: (name: string) => `Subió ${name}`,
  at: (time: string) => `Subió a las ${time}`,
  none: 'Nadie ha elegido esta parada.',
  left: (count: number) =>
    count === 0 ? 'Están todos' : count === 1 ? 'Falta 1' : `Faltan ${count}`,
} as const;

/** What the couple sends to the driver of a bus. */
export const driverMessage = (name: string, link: string): string =>
  `¡Hola, ${name}! Con este enlace marcas quién sube al bus. Ábrelo antes de salir, mientras tienes señal:\n\n${link}`;

/** What the couple sends to a helper. */
export const helperMessage = (name: string, link: string): string =>
  `¡Hola, ${name}! Con este enlace recibes a los invitados en la puerta. Ábrelo antes de salir, mientras tienes señal:\n\n${link}`;
