import type { Db } from '#db/connection.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import type { FullGroup } from '#db/models/groups/full-group.ts';
import { sentSince } from '#db/models/messages/message-overviews.ts';
import { chatsSince } from '#db/models/messages/opened-chats.ts';
import { DomainError } from '#domain/errors.ts';
import { candidateOf, type Candidate } from '#domain/messages/recipients.ts';
import { beginOfDay } from '#domain/time/wedding-clock.ts';

/**
 * All people of these groups, with reasons against writing to them now.
 * @throws DomainError `unknown_group`
 */
export const candidateGroups = (
  db: Db,
  guestIds: readonly number[],
  now: Date,
): Candidate<FullGroup>[] => {
  const selected = new Set(guestIds);
  const groups = listGroups(db).filter(({ id }) => selected.has(id));
  const known = new Set(groups.map(({ id }) => id));
  const unknown = guestIds.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw new DomainError('unknown_group', { field: `guestIds.${unknown}` });
  const today = beginOfDay(now);
  const { pending, sent } = sentSince(db, today);
  return candidateOf(groups, { pending, sent: sent.union(chatsSince(db, today)) });
};
