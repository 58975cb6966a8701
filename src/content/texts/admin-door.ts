import { counted } from './counted.ts';
import { surpriseNames } from './door.ts';

/** The couple's view of the door: who helps there, who has arrived, and who came without being on the list. */
export const doorPanelTexts = {
  title: 'La puerta',
  about:
    'Quien reciba a los invitados los busca por su nombre y marca quién llegó, también sin señal. Ve nombres y mesas; nunca teléfonos, códigos, alimentación ni regalos.',
  counts: 'Quiénes llegaron',
  arrived: (count: number) => (count === 1 ? '1 llegó' : `${count} llegaron`),
  of: (expected: number) => `de ${expected} que dijeron que sí`,
  nobody: 'Todavía no llega nadie.',
  print: 'Lista para imprimir, por si falla todo',
  helpers: 'Quiénes reciben',
  noHelpers: 'Todavía nadie recibe a los invitados.',
  add: 'Agregar a alguien',
  name: 'Quién recibe',
  namePlaceholder: 'Pía, en la entrada',
  events: 'En qué eventos',
  expires: 'El enlace sirve hasta',
  create: 'Crear enlace',
  failed: 'No se creó el enlace',
  created: (name: string) => `Enlace para ${name}`,
  once: 'Guárdenlo o envíenlo ahora: se muestra una sola vez. Quien lo tenga ve la lista de la puerta.',
  copy: 'Copiar enlace',
  send: 'Enviar por WhatsApp',
  qr: (name: string) => `Código QR del enlace de ${name}`,
  close: 'Listo',
  until: (time: string) => `hasta el ${time}`,
  expired: (time: string) => `terminó el ${time}`,
  end: 'Quitar enlace',
  endOf: (name: string) => `Quitar el enlace de ${name}`,
  endTitle: (name: string) => `¿Quitar el enlace de ${name}?`,
  endText:
    'Deja de servir enseguida, y la lista se borra de su teléfono en cuanto tenga señal. Lo que marcó sin señal y no alcanzó a enviar se pierde.',
  ended: (name: string) => `El enlace de ${name} ya no sirve`,
  notEnded: 'No se quitó el enlace',
  cancel: 'Cancelar',
} as const;

export const surpriseTexts = {
  title: 'Sorpresas',
  about: 'Llegaron, y la lista no los esperaba así.',
  kinds: surpriseNames,
  insteadOf: (name: string) => `${surpriseNames.instead_of} ${name}`,
  host: (host: string) => `viene con ${host}`,
  at: (time: string) => `a las ${time}`,
  group: 'Con qué grupo',
  newGroup: 'Un grupo nuevo',
  table: 'Mesa',
  ownTable: 'La de su grupo',
  free: (name: string, free: number) =>
    `${name} · ${free > 0 ? counted(free, 'lugar', 'lugares') : 'llena'}`,
  seat: 'Sentar',
  seatOf: (name: string) => `Sentar a ${name}`,
  seated: (name: string) => `${name} quedó en la lista`,
  dismiss: 'No hacer nada',
  dismissOf: (name: string) => `No hacer nada con ${name}`,
  dismissed: (name: string) => `${name}: no cambia la lista`,
  failed: 'No se pudo',
} as const;
