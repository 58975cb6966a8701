import { DateTime } from 'luxon';
import type { BackupFile } from './backups.ts';
import { removalKeptDays } from '../history/history.ts';
import { weddingZone } from '../time/wedding-time.ts';

const nightHour = 3;
const dailyKept = 7;
const weeklyKept = 4;
/** Of the latest, whenever they were made: one made a minute ago is not thinned out. */
const latestKept = 3;

const there = (instant: Date) => DateTime.fromJSDate(instant, { zone: weddingZone });

/** The last three o'clock in the morning where the wedding is: nobody answers then. */
export const lastNight = (now: Date): Date => nightFrom(there(now)).toJSDate();

/** The one to come. */
export const nextNight = (now: Date): Date =>
  nightFrom(there(now)).plus({ days: 1 }).set({ hour: nightHour }).toJSDate();

const nightFrom = (now: DateTime): DateTime => {
  const today = now.startOf('day').set({ hour: nightHour });
  return today <= now ? today : today.minus({ days: 1 }).set({ hour: nightHour });
};

/** The newest of each day or week, of the latest so many of them. */
const newestOfEach = (
  newestFirst: readonly BackupFile[],
  unit: 'day' | 'week',
  count: number,
): BackupFile[] => {
  const kept = new Map<number, BackupFile>();
  for (const backup of newestFirst) {
    const key = there(backup.at).startOf(unit).toMillis();
    if (!kept.has(key) && kept.size < count) kept.set(key, backup);
  }
  return [...kept.values()];
};

/**
 * Seven days, four weeks and the latest three; but nothing older than what was removed may be brought back
 * for, so that whoever is erased is gone from the copies as well. The newest stays in any case.
 */
export const backupsToForget = (backups: readonly BackupFile[], now: Date): BackupFile[] => {
  const newestFirst = [...backups].sort((one, other) => other.at.getTime() - one.at.getTime());
  const horizon = there(now).minus({ days: removalKeptDays }).toJSDate();
  const wanted = [
    ...newestFirst.slice(0, latestKept),
    ...newestOfEach(newestFirst, 'day', dailyKept),
    ...newestOfEach(newestFirst, 'week', weeklyKept),
  ].filter(({ at }) => at > horizon);
  const kept = new Set([...newestFirst.slice(0, 1), ...wanted]);
  return newestFirst.filter((backup) => !kept.has(backup));
};
