import { type ErasureKind, type TimedErasure, erasureDays } from '#domain/keeping/erasures.ts';
import { counted } from './counted.ts';

/** What a group is called once only its gifts are left. */
export const groupWithoutName = (id: number) => `Grupo borrado n.º ${id}`;

const people = (count: number) => counted(count, 'persona', 'personas');
const groups = (count: number) => counted(count, 'grupo', 'grupos');

/** How the couple keeps, hands out and erases what it knows of its guests. */
export const privacyTexts = {
  title: 'Privacidad',
  subtitle:
    'Lo que saben de sus invitados es de ellos. Aquí se lo entregan a quien lo pida y lo borran cuando ya no haga falta.',
  guestPage: 'Ver lo que leen los invitados',

  timed: 'Después del matrimonio',
  timedDescription:
    'El sitio puede borrar solo. Nada de esto ocurre hasta que lo activen, y lo pueden desactivar hasta ese día. Si quieren guardar algo, descarguen antes la lista de invitados.',
  kinds: {
    contact: 'Teléfonos, alimentación y edades',
    everything: 'Todo lo personal',
  } satisfies Record<TimedErasure, string>,
  about: {
    contact:
      'Los teléfonos, lo que come cada persona y la conexión de WhatsApp. Nombres y respuestas quedan.',
    everything:
      'Nombres, códigos, respuestas, mesas, mensajes e historial. Sus invitados ya no podrán ingresar. Quedan los montos de los regalos sin nombres y cuántos vinieron.',
  } satisfies Record<TimedErasure, string>,
  due: (kind: TimedErasure, day: string) =>
    `${day}, ${erasureDays[kind]} días después del matrimonio`,
  off: 'Desactivado',
  on: 'Activado',
  enable: 'Activar',
  disable: 'Desactivar',
  enableOf: (kind: string) => `Activar el borrado: ${kind}`,
  disableOf: (kind: string) => `Desactivar el borrado: ${kind}`,
  willHappen: (moment: string) => `Se borra a partir del ${moment}.`,
  confirmOn: (kind: TimedErasure) =>
    kind === 'contact'
      ? '¿Que se borren los teléfonos, la alimentación y las edades?'
      : '¿Que se borre todo lo personal?',
  confirmOnText: (moment: string) =>
    `A partir del ${moment} se borra para siempre, también de los respaldos. No habrá cómo recuperarlo.`,
  pastDay: 'Esa fecha ya pasó: después de activarlo tienen un día completo para arrepentirse.',
  turnedOn: 'Borrado activado',
  turnedOff: 'Borrado desactivado',
  switchFailed: 'No se pudo cambiar. Intenten nuevamente.',
  export: 'Descargar la lista de invitados',
  noneLeft: 'Ya se borró todo lo personal. Si agregan invitados, aquí se podrá activar de nuevo.',

  ofGroup: 'Los datos de un grupo',
  groupDescription:
    'Cuando alguien les pida una copia de sus datos, o que los borren. Antes de entregarla, asegúrense de que quien la pide es del grupo.',
  group: 'Grupo',
  choose: 'Elijan un grupo',
  removed: (name: string) => `${name} (en la papelera)`,
  noGroups: 'No hay datos de ningún grupo.',
  download: 'Descargar copia',
  downloadRaw: 'Descargar para programas (JSON)',
  fileName: (format: 'html' | 'json') => `datos-del-grupo.${format}`,
  erase: 'Borrar para siempre…',

  eraseTitle: (name: string) => `Borrar para siempre a ${name}`,
  eraseText: (count: number) =>
    `${count === 1 ? 'Se borra' : 'Se borran'} ${people(count)} con sus respuestas, mensajes, historial y mesas, también de la papelera. El grupo no podrá ingresar más. No se puede deshacer.`,
  eraseWithGifts: 'Hizo regalos: en sus cuentas quedan los montos, sin el nombre ni el mensaje.',
  eraseBackups: (until: string) =>
    `En los respaldos antiguos sigue hasta el ${until}, cuando vence el último. Si restauran uno, hay que borrarlo de nuevo.`,
  typeName: 'Escriban el nombre del grupo para confirmar',
  otherName: 'No es el nombre de este grupo',
  eraseNow: 'Borrar para siempre',
  erasing: 'Borrando…',
  keep: 'Cancelar',
  erased: 'Datos borrados',
  eraseFailed: 'No se pudo borrar. Intenten nuevamente.',

  done: 'Lo que ya se borró',
  doneEmpty: 'Todavía no se ha borrado nada.',
  doneKinds: {
    group: 'Un grupo',
    contact: 'Teléfonos, alimentación y edades',
    everything: 'Todo lo personal',
  } satisfies Record<ErasureKind, string>,
  doneOf: (kind: ErasureKind, count: { groups: number; people: number }) =>
    kind === 'group' ? people(count.people) : `${groups(count.groups)}, ${people(count.people)}`,
  notCleaned: 'Falta limpiar el archivo y las copias: se reintenta cada día.',
  inBackups: (until: string) => `En respaldos hasta el ${until}`,
  attended: (event: { name: string; attending: number; invited: number }) =>
    `${event.name}: ${event.attending} de ${event.invited}`,
  numbers: 'Quedan los números: cuántos dijeron que sí, de los invitados a cada evento',
} as const;
