import type { Span } from './phase.ts';

/** How far an event may begin before and after its planned time, in minutes. */
export const delayLimits = { least: -180, most: 720 } as const;

const moved = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

type Planned = { date: Date; end_date: Date | null; delay_minutes: number };

/** An event at the times that count now; its planned ones stay stored. */
export const atDelayedTimes = <Event extends Planned>(event: Event): Event => ({
  ...event,
  date: moved(event.date, event.delay_minutes),
  end_date: event.end_date && moved(event.end_date, event.delay_minutes),
});

/** An hour of the day, '18:00', so many minutes later; past midnight it goes on with '00:15'. */
export const delayedHour = (hour: string, minutes: number): string => {
  const [hours = 0, ofHour = 0] = hour.split(':').map(Number);
  const dayMinutes = 24 * 60;
  const movedMinutes = (((hours * 60 + ofHour + minutes) % dayMinutes) + dayMinutes) % dayMinutes;
  const twoDigits = (part: number) => `${Math.floor(part)}`.padStart(2, '0');
  return `${twoDigits(movedMinutes / 60)}:${twoDigits(movedMinutes % 60)}`;
};

/** When an event that counts now begins and ends. */
export const spanOf = (event: Planned): Span => {
  const { date, end_date } = atDelayedTimes(event);
  return { start: date, end: end_date };
};

/** The events that were planned to begin after this one, in their order. */
export const laterEventsOf = <Event extends Planned & { id: number }>(
  event: Event,
  all: readonly Event[],
): Event[] => {
  const later = all.filter(({ id, date }) => id !== event.id && date > event.date);
  return later.sort((one, other) => one.date.getTime() - other.date.getTime());
};
