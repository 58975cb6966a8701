import type { SaveEvent, EventView } from '#contract/events.ts';
import { localInputValue } from '#domain/time/local-input-value.ts';

/** Values of the form's inputs. */
export type EventFields = Record<
  | 'name'
  | 'description'
  | 'location'
  | 'date'
  | 'end_date'
  | 'image_url'
  | 'day_number'
  | 'dresscode'
  | 'rsvp_deadline',
  string
>;

const shown = (time: string | null) => (time ? localInputValue(new Date(time)) : '');

/** What the site says already: an event of its own may be there and then. */
export type FirstEvent = { date: string; location: string };

/** @param first what a new event begins with, where there is none yet */
export const fieldsOf = (event: EventView | null, first?: FirstEvent): EventFields => ({
  name: event?.name ?? '',
  description: event?.description ?? '',
  location: event?.location ?? first?.location ?? '',
  date: shown(event?.date ?? first?.date ?? null),
  end_date: shown(event?.end_date ?? null),
  image_url: event?.image_url ?? '',
  day_number: `${event?.day_number ?? 1}`,
  dresscode: event?.dresscode ?? '',
  rsvp_deadline: shown(event?.rsvp_deadline ?? null),
});

/**
 * What is sent: an empty end is left out. An unchanged time is sent back as it came, with its
 * offset: in the hour that April repeats, an input alone could not tell which of the two is meant.
 */
export const bodyOf = (read: SaveEvent, before: EventView | null): SaveEvent => {
  const { end_date: end, rsvp_deadline: deadline, ...event } = read;
  const initial = (typed: string, stored: string | null | undefined) =>
    stored && typed === shown(stored) ? stored : typed;
  return {
    ...event,
    date: initial(event.date, before?.date),
    ...(end ? { end_date: initial(end, before?.end_date) } : {}),
    rsvp_deadline: deadline ? initial(deadline, before?.rsvp_deadline) : null,
  };
};

/** In the order in which they happen. */
export const inOrder = <Event extends EventView>(events: readonly Event[]): Event[] =>
  [...events].sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);
