import { weddingZone } from '../region.ts';

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute';

/** A cache: making a formatter is slow. Only that of the last zone, which changes when the couple publishes another. */
let cached: { zone: string; formatter: Intl.DateTimeFormat } | undefined;

const formatterOf = (zone: string): Intl.DateTimeFormat => {
  if (cached?.zone !== zone) {
    const formatter = new Intl.DateTimeFormat('es', {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    cached = { zone, formatter };
  }
  return cached.formatter;
};

const partsOf = (timestamp: Date, zone = weddingZone()): Record<Part, string> => {
  const parts = formatterOf(zone)
    .formatToParts(timestamp)
    .map(({ type, value }) => [type, value] as const);
  return Object.fromEntries(parts) as Record<Part, string>;
};

/** '5 de marzo de 2025' */
export const fullDate = (timestamp: Date, zone = weddingZone()): string => {
  const { day, month, year } = partsOf(timestamp, zone);
  return `${day} de ${month} de ${year}`;
};

/** '5 de marzo' */
export const dayAndMonth = (timestamp: Date): string => {
  const { day, month } = partsOf(timestamp);
  return `${day} de ${month}`;
};

/** '19 al 21 de diciembre de 2025': month and year are repeated only where they differ. */
export const daySpan = (first: Date, last: Date, zone = weddingZone()): string => {
  const [from, to] = [partsOf(first, zone), partsOf(last, zone)];
  const year = from.year === to.year ? '' : ` de ${from.year}`;
  const month = year || from.month !== to.month ? ` de ${from.month}` : '';
  return `${from.day}${month}${year} al ${fullDate(last, zone)}`;
};

/** '4:00 pm' */
export const clockTime = (timestamp: Date, zone = weddingZone()): string => {
  const { hour, minute } = partsOf(timestamp, zone);
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'am' : 'pm'}`;
};

/** '16:00' */
export const dayTime = (timestamp: Date): string => {
  const { hour, minute } = partsOf(timestamp);
  return `${hour}:${minute}`;
};

/** 0 to 23 */
export const hourOfDay = (timestamp: Date): number => Number(partsOf(timestamp).hour);

/** '5 de marzo de 2025 • 4:00 pm' */
export const dateAndTime = (timestamp: Date): string =>
  `${fullDate(timestamp)} • ${clockTime(timestamp)}`;

/** 'miércoles 5 • 4:00 pm' */
export const weekdayAndTime = (timestamp: Date): string => {
  const { weekday, day } = partsOf(timestamp);
  return `${weekday} ${day} • ${clockTime(timestamp)}`;
};

/** 'miércoles, 5 de marzo de 2025 • 4:00 pm' */
export const weekdayDateAndTime = (timestamp: Date): string =>
  `${partsOf(timestamp).weekday}, ${dateAndTime(timestamp)}`;
