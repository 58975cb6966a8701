import type * as z from 'zod/mini';
import { countPending } from '#db/models/messages/messages.ts';
import type { LeftOut, RateView, previewSending, SendPreview } from '#contract/messages.ts';
import { isMessaged, skipReasons } from '#domain/messages/recipients.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';
import type { Outbox } from './outbox.ts';
import { candidateGroups } from './recipients.ts';

/** What sending would do, and when. @throws DomainError `unknown_group` */
export const sendPreview = (
  { db, clock, outbox }: Pick<Deps, 'db' | 'clock' | 'outbox'>,
  { guestIds, kind, skip = [] }: z.infer<typeof previewSending>,
): SendPreview => {
  const candidates = candidateGroups(db, guestIds, clock());
  const selected = candidates.filter((one) => isMessaged(one, skip));
  const schedule = outbox.preview(kind, selected.length);
  return {
    channel: schedule?.channel ?? null,
    people: selected.length,
    groups: new Set(selected.map(({ group }) => group.id)).size,
    leftOut: skipReasons.flatMap((reason): LeftOut[] => {
      const people = candidates
        .filter(({ reasons }) => reasons.includes(reason))
        .map(({ group, member }) => ({ name: member.name, groupName: group.group_name }));
      return people.length > 0 ? [{ reason, people }] : [];
    }),
    exampleId: selected[0]?.group.id ?? null,
    pace: schedule && selected.length > 0 ? rateView(schedule) : null,
    waiting: countPending(db),
  };
};

type Schedule = NonNullable<ReturnType<Outbox['preview']>>;

const rateView = ({ rate: { gap, daily, quiet }, left, first, last }: Schedule): RateView => ({
  gap,
  daily,
  left,
  quiet: quiet[0] === quiet[1] ? null : quiet,
  first: zonedIso(first),
  last: zonedIso(last),
});
