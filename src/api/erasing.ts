import type { OpenDatabase, Db } from '#db/connection.ts';
import { switchedOn } from '#db/models/erasures/erasure-switches.ts';
import {
  eraseContact,
  eraseAll,
  listErasures,
  recordCleaned,
  pendingErasures,
} from '#db/models/erasures/erasures.ts';
import { listEvents } from '#db/models/events/events.ts';
import { groupWithoutName } from '#content/texts/admin-privacy.ts';
import type { SiteContent, Wedding } from '#content/site-content.ts';
import { erasureDueAt } from '#domain/keeping/erasure-dates.ts';
import type { ErasureTotals, TimedErasure } from '#domain/keeping/erasures.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { parseWeddingTime } from '#domain/time/wedding-clock.ts';
import { logError } from './log-error.ts';
import { attendanceStats } from './views/admin.ts';

export type ErasureTask = Pick<OpenDatabase, 'db' | 'clean'> & {
  clock: () => Date;
  content: () => SiteContent;
  /** Ends the couple's own WhatsApp connection: it stores phones. */
  disconnect: () => Promise<unknown>;
  /** Deletes the backups made up to `until`. */
  clearBackups: (until: Date) => void;
};

/** The end of the wedding: the latest of its events and of the couple's own text. */
export const lastDayOf = (db: Db, wedding: Wedding): Date => {
  const ends = listEvents(db).map(({ date, end_date }) => end_date ?? date);
  const written = parseWeddingTime(`${wedding.weekend.end}T12:00`) ?? new Date(wedding.date);
  return new Date(Math.max(...[written, ...ends].map((end) => end.getTime())));
};

/** Carries out the erasures that the couple has switched on and that are due. */
export const carryOutErasures = ({ db, clock, content, disconnect }: ErasureTask) => {
  const now = clock();
  const audit: AuditContext = { by: { kind: 'system' }, at: now };
  const isDue = (kind: TimedErasure) => {
    const since = switchedOn(db).get(kind);
    return (
      since !== undefined && erasureDueAt(kind, lastDayOf(db, content().wedding), since) <= now
    );
  };
  if (!isDue('contact') && !isDue('everything')) return;
  void disconnect().catch(logError);
  if (isDue('contact')) eraseContact(db, audit);
  if (isDue('everything')) {
    eraseAll(db, { withoutName: groupWithoutName, numbers: numbersOf(db) }, audit);
  }
};

const numbersOf = (db: Db): ErasureTotals => {
  const { totalGuests, totalGuestMembers, eventStats } = attendanceStats(db);
  return {
    groups: totalGuests,
    people: totalGuestMembers,
    events: eventStats.map(({ name, total, attending }) => ({ name, invited: total, attending })),
  };
};

/** Cleans until no trace is left, also for erasures during which the process ended. */
export const completeErasures = ({
  db,
  clean,
  clock,
}: Pick<ErasureTask, 'db' | 'clean' | 'clock'>) => {
  const open = pendingErasures(db);
  if (open.length === 0) return;
  clean();
  recordCleaned(db, open, clock());
};

/** Timed erasures also apply to the backups, including one that was being made meanwhile. */
export const clearErasedBackups = ({ db, clearBackups }: ErasureTask) => {
  const latest = listErasures(db).find(({ kind }) => kind !== 'group');
  if (latest) clearBackups(latest.at);
};
