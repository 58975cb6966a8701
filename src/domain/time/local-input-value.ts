import { weddingZone } from '../region.ts';

/** An instant as the value of a date-time input: '2025-12-20T18:00', independent of the browser's zone. */
export const localInputValue = (timestamp: Date): string => {
  const numbers = new Intl.DateTimeFormat('en', {
    timeZone: weddingZone(),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = numbers.formatToParts(timestamp).map(({ type, value }) => [type, value] as const);
  const { year, month, day, hour, minute } = Object.fromEntries(parts) as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute',
    string
  >;
  return `${year}-${month}-${day}T${hour}:${minute}`;
};

/** Midnights of the wedding between two instants. */
export const daysBetween = (from: Date, to: Date): number => {
  const day = (timestamp: Date) => Date.parse(localInputValue(timestamp).slice(0, 10));
  return Math.round((day(to) - day(from)) / 86_400_000);
};
