import { DateTime } from 'luxon';
import { type Db, isDemo } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { readSettings } from '#db/models/settings.ts';
import { spanOf } from '#domain/days/delay.ts';
import { daysOf, type PhaseSetting } from '#domain/days/phase.ts';
import { siteState, type SiteState } from '#domain/days/site-state.ts';
import type { Rehearsal } from '../rehearsal.ts';
import { deadlineOf } from '#domain/responses/deadline.ts';

/**
 * What the wedding's clock and the couple's choice make of every page now.
 * @param wedding the ceremony, ISO with its offset
 * @param phaseOverride instead of the stored choice, to look at a phase in advance
 */
export const siteStateAt = (
  { db, clock, rehearsal }: { db: Db; clock: () => Date; rehearsal: Pick<Rehearsal, 'offset'> },
  wedding: string,
  phaseOverride?: PhaseSetting,
): SiteState => {
  const now = clock();
  const events = listEvents(db);
  const { phase, rsvp_deadline } = readSettings(db);
  return siteState({
    now,
    setting: phaseOverride ?? phase,
    days: daysOf(events.map(spanOf)),
    deadlines: events.map((event) => deadlineOf(event.rsvp_deadline, rsvp_deadline)),
    isDemo: isDemo(db),
    offset: rehearsal.offset(),
    ago: timeSince(wedding, now),
  });
};

/** 'hace 3 semanas', by whole days of the wedding's zone; null on the day itself and before. */
const timeSince = (wedding: string, now: Date): string | null => {
  const day = DateTime.fromISO(wedding, { setZone: true }).startOf('day');
  const today = DateTime.fromJSDate(now, { zone: day.zone }).startOf('day');
  return today > day
    ? day.toRelative({ base: today, locale: 'es', unit: unitFor(today, day) })
    : null;
};

/** In days for two weeks, then in weeks for two months. */
const unitFor = (today: DateTime, day: DateTime) => {
  const days = today.diff(day, 'days').days;
  return days < 14 ? 'days' : days < 60 ? 'weeks' : days < 365 ? 'months' : 'years';
};
