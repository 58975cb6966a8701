// Apart from erasures.ts because luxon is heavy: only the server and the tests come here.
import { DateTime } from 'luxon';
import { erasureDays, type TimedErasure } from './erasures.ts';
import { weddingZone } from '../time/wedding-time.ts';

/** Between the switch and the erasure there is at least a day to think again. */
const thinkAgainHours = 24;

/** The beginning of the day on which it is due, where the wedding is. */
export const erasureDay = (kind: TimedErasure, lastDay: Date): Date =>
  DateTime.fromJSDate(lastDay, { zone: weddingZone })
    // From noon on: on the days when the clock is changed midnight may be missing, or come twice.
    .set({ hour: 12 })
    .plus({ days: erasureDays[kind] })
    .startOf('day')
    .toJSDate();

/** When it may be carried out, once it is switched on. */
export const erasureDueAt = (kind: TimedErasure, lastDay: Date, switchedOnAt: Date): Date =>
  new Date(
    Math.max(
      erasureDay(kind, lastDay).getTime(),
      switchedOnAt.getTime() + thinkAgainHours * 60 * 60_000,
    ),
  );
