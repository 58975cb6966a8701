import { joinNames } from './join-names.ts';

/** Beside a time that has moved. */
export const delayTexts = {
  before: (time: string) => `antes ${time}`,
  /** Over the hours of its programme, which have moved as well. */
  programme: (minutes: number) =>
    `Empieza ${Math.abs(minutes)} minutos más ${minutes > 0 ? 'tarde' : 'temprano'}: estas horas ya son las nuevas.`,
} as const;

/** During the days: what is on, and what comes after it. */
export const daysTexts = {
  title: 'Qué pasa hoy',
  now: 'Ahora',
  next: 'Después',
  until: (end: string) => `hasta ${end}`,
  atTime: (time: string) => `las ${time}`,
  atDay: (day: string) => `el ${day}`,
  table: 'Mesa',
  tent: 'Carpa',
  seat: (place: string, people: readonly string[]) =>
    people.length > 0 ? `${place} (${joinNames(people)})` : place,
  map: 'Cómo llegar',
  photos: 'Subir fotos',
  /** Where the copy on the phone is older than an hour. */
  knownAt: (time: string) => `según lo sabido a las ${time}`,
} as const;
