import { and, eq, gte, inArray, max } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { guestMembers, openedChats } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { recordChange } from '../history.ts';
import { changeOutbox, outboxState } from './outbox-state.ts';

const everSince = new Date(0);

/** When the couple began the current round of writing to all guests. */
export const roundStarted = (db: Db): Date => outboxState(db).round_began_at ?? everSince;

/** Members written to in this round, and when; of all groups, or of some. */
export const contactedAt = (db: Db, guestIds?: readonly number[]): ReadonlyMap<number, Date> =>
  new Map(
    db
      .select({ memberId: openedChats.member_id, at: max(openedChats.opened_at) })
      .from(openedChats)
      .where(
        and(
          gte(openedChats.opened_at, roundStarted(db)),
          guestIds && inArray(openedChats.guest_id, [...guestIds]),
        ),
      )
      .groupBy(openedChats.member_id)
      .all()
      .flatMap(({ memberId, at }) => (at ? [[memberId, at] as const] : [])),
  );

/** Members whose chat was opened since then. */
export const chatsSince = (db: Db, since: Date): ReadonlySet<number> =>
  new Set(
    db
      .select({ memberId: openedChats.member_id })
      .from(openedChats)
      .where(gte(openedChats.opened_at, since))
      .all()
      .map(({ memberId }) => memberId),
  );

/** When chats of one group were opened, in any round, newest first. */
export const chatsOfGroup = (db: Db, guestId: number) =>
  db
    .select()
    .from(openedChats)
    .where(eq(openedChats.guest_id, guestId))
    .all()
    .sort((one, other) => other.id - one.id);

/**
 * Records that a chat was opened, or deletes that record of this round.
 * @returns when; null when it was deleted
 * @throws DomainError `not_found`
 */
export const markSent = (
  db: Db,
  memberId: number,
  sent: boolean,
  audit: AuditContext,
): Date | null =>
  inTransaction(db, (tx) => {
    const member = tx.select().from(guestMembers).where(eq(guestMembers.id, memberId)).get();
    if (!member) throw new DomainError('not_found');
    const guestId = member.guest_id;
    const before = contactedAt(tx, [guestId]).has(memberId);
    if (sent) {
      tx.insert(openedChats)
        .values({ member_id: memberId, guest_id: guestId, opened_at: audit.at })
        .run();
    } else {
      tx.delete(openedChats)
        .where(
          and(eq(openedChats.member_id, memberId), gte(openedChats.opened_at, roundStarted(tx))),
        )
        .run();
    }
    if (before !== sent) {
      const memberIds = [memberId];
      recordChange(tx, audit, {
        subject: 'message',
        action: 'changed',
        guestId,
        memberIds,
        written: sent,
      });
    }
    return sent ? audit.at : null;
  });

/**
 * Starts a new round, in which no member counts as written to; earlier chats stay in each group's history.
 */
export const beginRound = (db: Db, now: Date) => changeOutbox(db, { round_began_at: now });
