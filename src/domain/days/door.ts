import type { Days } from './phase.ts';

const hourMs = 60 * 60_000;

/** How long after a link's end a phone that had no signal may still send what happened before it. */
const lateReportMs = 72 * hourMs;

/** Whether a helper may report something of that time now. */
export const mayReport = ({ at, now, linkEnd }: { at: Date; now: Date; linkEnd: Date }): boolean =>
  now < linkEnd || (at <= linkEnd && now.getTime() - linkEnd.getTime() <= lateReportMs);

/** Guests leave some hours after the last event ends. */
const departureMs = 6 * hourMs;

/** Until when a new helper's link is useful: a day where the wedding is over. */
export const helperLinkEnd = (days: Days | null, now: Date): Date => {
  const end = new Date((days?.until.getTime() ?? 0) + departureMs);
  return end > now ? end : new Date(now.getTime() + 24 * hourMs);
};

/** Guests come to an event so long before it begins. */
const earlyMs = 3 * hourMs;

/** The event whose guests arrive now: the last one that has begun or is about to; else the first. */
export const eventAtDoor = <Event extends { date: string }>(
  events: readonly Event[],
  now: Date,
): Event | undefined => {
  const started = events.filter(({ date }) => Date.parse(date) - earlyMs <= now.getTime());
  return started[started.length - 1] ?? events[0];
};
