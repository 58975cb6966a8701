import type { Db } from '#db/connection.ts';
import { switchedOn } from '#db/models/erasures/erasure-switches.ts';
import {
  erasureGroups,
  allErasedAt,
  giftGroups,
  listErasures,
} from '#db/models/erasures/erasures.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import { erasureDay, erasureDueAt } from '#domain/keeping/erasure-dates.ts';
import { timedErasures } from '#domain/keeping/erasures.ts';
import { trashDays } from '#domain/history/history.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';
import { lastDayOf } from '../erasing.ts';

const dayMs = 24 * 60 * 60_000;

/** No backup is kept longer than a removal; the daily rotation deletes the last one. */
const backupsUntil = (erasedAt: Date) => new Date(erasedAt.getTime() + (trashDays + 1) * dayMs);

/** What the couple can export and erase, and past erasures. */
export const privacyView = ({
  db,
  clock,
  content,
}: Pick<Deps, 'db' | 'clock' | 'content'>): PrivacyView => {
  const now = clock();
  const on = switchedOn(db);
  const last = lastDayOf(db, content().wedding);
  const givers = giftGroups(db);
  return {
    timed: timedErasures.map((kind) => {
      const day = erasureDay(kind, last);
      return {
        kind,
        day: zonedIso(day),
        dueAt: zonedIso(erasureDueAt(kind, last, on.get(kind) ?? now)),
        isOn: on.has(kind),
        isPast: day <= now,
      };
    }),
    groups: erasureGroups(db).map((group) => ({ ...group, gave: givers.has(group.id) })),
    erasures: listErasures(db).map(({ id, kind, at, groups, people, numbers, cleaned_at }) => ({
      id,
      kind,
      at: zonedIso(at),
      groups,
      people,
      numbers,
      isCleaned: cleaned_at !== null,
      inBackupsUntil:
        kind === 'group' && backupsUntil(at) > now ? zonedIso(backupsUntil(at)) : null,
    })),
    backupsUntil: zonedIso(backupsUntil(now)),
  };
};

/** When all groups were erased, if no group is left that could sign in. */
export const allErased = (db: Db): Date | undefined => allErasedAt(db);
