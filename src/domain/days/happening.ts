import { endOf, type Span } from './phase.ts';

/** `now`: what is on. `next`: what begins first after now, together where several begin at once. */
export type Happening<Event> = { now: Event[]; next: Event[] };

/** What is on at a moment and what comes after it. An event's last instant is no longer part of it. */
export const happeningAt = <Event extends Span>(
  now: Date,
  events: readonly Event[],
): Happening<Event> => {
  const later = events.filter(({ start }) => start > now);
  const first = Math.min(...later.map(({ start }) => start.getTime()));
  return {
    now: events.filter((event) => event.start <= now && now < endOf(event)),
    next: later.filter(({ start }) => start.getTime() === first),
  };
};
