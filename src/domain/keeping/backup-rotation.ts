import { DateTime } from 'luxon';
import type { BackupFile } from './backups.ts';
import { trashDays } from '../history/history.ts';
import { weddingZone } from '../region.ts';

const nightHour = 3;
const dailyBackups = 7;
const weeklyBackups = 4;
/** The newest backups are kept regardless of their time: one made a minute ago is not deleted. */
const latestBackups = 3;

const there = (timestamp: Date) => DateTime.fromJSDate(timestamp, { zone: weddingZone() });

/** The last 3 a.m. in the wedding's zone: guests do not respond at that hour. */
export const lastNight = (now: Date): Date => nightFrom(there(now)).toJSDate();

/** The next 3 a.m. in the wedding's zone. */
export const nextNight = (now: Date): Date =>
  nightFrom(there(now)).plus({ days: 1 }).set({ hour: nightHour }).toJSDate();

const nightFrom = (now: DateTime): DateTime => {
  const today = now.startOf('day').set({ hour: nightHour });
  return today <= now ? today : today.minus({ days: 1 }).set({ hour: nightHour });
};

/** The newest backup of each day or week, for a number of days or weeks. */
const newestOfEach = (
  newestFirst: readonly BackupFile[],
  unit: 'day' | 'week',
  count: number,
): BackupFile[] => {
  const newest = new Map<number, BackupFile>();
  for (const backup of newestFirst) {
    const key = there(backup.at).startOf(unit).toMillis();
    if (!newest.has(key) && newest.size < count) newest.set(key, backup);
  }
  return [...newest.values()];
};

/**
 * Keeps seven days, four weeks and the latest three; but none older than the retention of removals, so that
 * erased people are gone from the backups as well. The newest is always kept.
 */
export const backupsToClear = (backups: readonly BackupFile[], now: Date): BackupFile[] => {
  const newestFirst = [...backups].sort((one, other) => other.at.getTime() - one.at.getTime());
  const horizon = there(now).minus({ days: trashDays }).toJSDate();
  const recent = [
    ...newestFirst.slice(0, latestBackups),
    ...newestOfEach(newestFirst, 'day', dailyBackups),
    ...newestOfEach(newestFirst, 'week', weeklyBackups),
  ].filter(({ at }) => at > horizon);
  const keep = new Set([...newestFirst.slice(0, 1), ...recent]);
  return newestFirst.filter((backup) => !keep.has(backup));
};
