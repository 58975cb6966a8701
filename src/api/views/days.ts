import { listEvents } from '#db/models/events/events.ts';
import { readSettings } from '#db/models/settings.ts';
import type { DaysView } from '#contract/days.ts';
import { spanOf } from '#domain/days/delay.ts';
import { isDemo } from '#db/connection.ts';
import { helperLinkEnd } from '#domain/days/door.ts';
import { daysOf } from '#domain/days/phase.ts';
import { phaseOf } from '#domain/days/site-state.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';

/** The phase of the wedding, by its clock and the couple's choice. */
export const daysView = ({
  db,
  clock,
  rehearsal,
}: Pick<Deps, 'db' | 'clock' | 'rehearsal'>): DaysView => {
  const offset = rehearsal.offset();
  const now = clock();
  const days = daysOf(listEvents(db).map(spanOf));
  const { phase: setting } = readSettings(db);
  return {
    setting,
    clock: phaseOf({ now, setting: 'auto', days, isDemo: isDemo(db), offset }),
    from: days && zonedIso(days.from),
    until: days && zonedIso(days.until),
    read_at: zonedIso(now),
  };
};

/** Until when a new link for the door is useful, as local time to the minute. */
export const helpersUntil = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): string =>
  zonedIso(helperLinkEnd(daysOf(listEvents(db).map(spanOf)), clock())).slice(0, 16);
