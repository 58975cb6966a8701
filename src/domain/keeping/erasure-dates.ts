// Apart from erasures.ts because luxon is heavy: only the server and the tests import this module.
import { DateTime } from 'luxon';
import { erasureDays, type TimedErasure } from './erasures.ts';
import { weddingZone } from '../region.ts';

/** Minimum time between switching an erasure on and carrying it out, so that the couple can reconsider. */
const thinkAgainHours = 24;

/** Start of the day on which it is due, in the wedding's zone. */
export const erasureDay = (kind: TimedErasure, lastDay: Date): Date =>
  DateTime.fromJSDate(lastDay, { zone: weddingZone() })
    // Counted from noon: midnight may be missing or occur twice when the clocks change.
    .set({ hour: 12 })
    .plus({ days: erasureDays[kind] })
    .startOf('day')
    .toJSDate();

/** Earliest time of the erasure, once it is switched on. */
export const erasureDueAt = (kind: TimedErasure, lastDay: Date, switchedOnAt: Date): Date =>
  new Date(
    Math.max(
      erasureDay(kind, lastDay).getTime(),
      switchedOnAt.getTime() + thinkAgainHours * 60 * 60_000,
    ),
  );
