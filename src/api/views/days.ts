import { listEvents } from '#db/models/events/events.ts';
import { readSettings } from '#db/models/settings.ts';
import type { DaysView } from '#contract/days.ts';
import { spanOf } from '#domain/days/delay.ts';
import { currentPhase, daysOf } from '#domain/days/phase.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';

/** The phase of the wedding, by its clock and the couple's choice. */
export const daysView = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): DaysView => {
  const now = clock();
  const days = daysOf(listEvents(db).map(spanOf));
  const { phase: setting } = readSettings(db);
  return {
    setting,
    phase: currentPhase(setting, now, days),
    from: days && zonedIso(days.from),
    until: days && zonedIso(days.until),
    read_at: zonedIso(now),
  };
};
