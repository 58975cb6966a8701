import type { OpenDatabase } from '#db/connection.ts';
import { switchedOn } from '#db/models/erasures/erasure-switches.ts';
import {
  eraseContact,
  eraseEverything,
  listErasures,
  recordCleaned,
  uncleanedErasures,
} from '#db/models/erasures/erasures.ts';
import { listEvents } from '#db/models/events/events.ts';
import type { Db } from '#db/connection.ts';
import { namelessGroup } from '#content/texts/admin-privacy.ts';
import { wedding } from '#content/wedding.ts';
import { erasureDueAt } from '#domain/keeping/erasure-dates.ts';
import type { KeptNumbers, TimedErasure } from '#domain/keeping/erasures.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { parseWeddingTime } from '#domain/time/wedding-clock.ts';
import { reportFault } from './faults.ts';
import { attendanceStats } from './views/admin.ts';

export type Erasing = Pick<OpenDatabase, 'db' | 'clean'> & {
  clock: () => Date;
  /** Ends the couple's own WhatsApp connection: it remembers phones. */
  disconnect: () => Promise<unknown>;
  /** Removes the backups that were made until then. */
  forgetBackups: (until: Date) => void;
};

/** The last moment of the wedding, by its events and by what the couple wrote. */
export const lastDayOf = (db: Db): Date => {
  const ends = listEvents(db).map(({ date, end_date }) => end_date ?? date);
  const written = parseWeddingTime(`${wedding.weekend.end}T12:00`) ?? new Date(wedding.date);
  return new Date(Math.max(...[written, ...ends].map((end) => end.getTime())));
};

/** What the couple has switched on and whose day has come. */
export const carryOutErasures = ({ db, clock, disconnect }: Erasing) => {
  const now = clock();
  const audit: AuditContext = { by: { kind: 'system' }, at: now };
  const isDue = (kind: TimedErasure) => {
    const since = switchedOn(db).get(kind);
    return since !== undefined && erasureDueAt(kind, lastDayOf(db), since) <= now;
  };
  if (!isDue('contact') && !isDue('everything')) return;
  void disconnect().catch(reportFault);
  if (isDue('contact')) eraseContact(db, audit);
  if (isDue('everything')) {
    eraseEverything(db, { nameless: namelessGroup, numbers: numbersOf(db) }, audit);
  }
};

const numbersOf = (db: Db): KeptNumbers => {
  const { totalGuests, totalGuestMembers, eventStats } = attendanceStats(db);
  return {
    groups: totalGuests,
    people: totalGuestMembers,
    events: eventStats.map(({ name, total, attending }) => ({ name, invited: total, attending })),
  };
};

/** Until nothing of them is left anywhere: also of those during which the process ended. */
export const finishErasures = ({ db, clean, clock }: Pick<Erasing, 'db' | 'clean' | 'clock'>) => {
  const open = uncleanedErasures(db);
  if (open.length === 0) return;
  clean();
  recordCleaned(db, open, clock());
};

/** What went by its time goes out of the backups, too: also out of one that was on its way meanwhile. */
export const forgetErasedBackups = ({ db, forgetBackups }: Erasing) => {
  const latest = listErasures(db).find(({ kind }) => kind !== 'group');
  if (latest) forgetBackups(latest.at);
};
