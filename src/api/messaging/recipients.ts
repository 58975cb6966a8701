import type { Db } from '#db/connection.ts';
import { listGroups, type WholeGroup } from '#db/models/guest-groups.ts';
import { writtenSince } from '#db/models/message-overviews.ts';
import { chatsSince } from '#db/models/opened-chats.ts';
import { DomainError } from '#domain/errors.ts';
import { consider, type Considered } from '#domain/recipients.ts';
import { beginOfDay } from '#domain/wedding-clock.ts';

/**
 * Everybody of these groups, with what speaks against writing to them now.
 * @throws DomainError `unknown_group`
 */
export const considerGroups = (
  db: Db,
  guestIds: readonly number[],
  now: Date,
): Considered<WholeGroup>[] => {
  const wanted = new Set(guestIds);
  const groups = listGroups(db).filter(({ id }) => wanted.has(id));
  if (groups.length < wanted.size) throw new DomainError('unknown_group');
  const today = beginOfDay(now);
  const { waiting, written } = writtenSince(db, today);
  return consider(groups, { waiting, written: written.union(chatsSince(db, today)) });
};
