import { and, asc, count, eq, gt, isNull, lte } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { guestMembers, guests, lostLinks } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { dailyLostLinks, dayMs } from '#domain/access/lost-link.ts';

/**
 * Lists the groups that have this number, for the couple to send them their links. Of a number without a group, or that
 * was asked for often enough today, nothing is stored.
 * @returns how many groups were listed
 */
export const requestLostLink = (db: Db, e164: string, now: Date): number =>
  inTransaction(db, (tx) => {
    const members = tx
      .select({ id: guestMembers.id, guestId: guestMembers.guest_id })
      .from(guestMembers)
      .where(eq(guestMembers.phone_e164, e164))
      .orderBy(asc(guestMembers.id))
      .all();
    const since = new Date(now.getTime() - dayMs);
    const firstOfGroups = new Map(members.toReversed().map((member) => [member.guestId, member]));
    const listed = [...firstOfGroups.values()].filter(({ id }) => {
      const [recent] = tx
        .select({ count: count() })
        .from(lostLinks)
        .where(and(eq(lostLinks.member_id, id), gt(lostLinks.requested_at, since)))
        .all();
      return (recent?.count ?? 0) < dailyLostLinks;
    });
    for (const { id, guestId } of listed) {
      tx.insert(lostLinks).values({ guest_id: guestId, member_id: id, requested_at: now }).run();
    }
    return listed.length;
  });

/** Those that the couple has not settled, the oldest first, with the number that is stored. */
export const openLostLinks = (db: Db) =>
  db
    .select({
      id: lostLinks.id,
      guestId: lostLinks.guest_id,
      at: lostLinks.requested_at,
      groupName: guests.group_name,
      linkToken: guests.link_token,
      accessCode: guests.access_code,
      name: guestMembers.name,
      phone: guestMembers.phone_e164,
    })
    .from(lostLinks)
    .innerJoin(guests, eq(guests.id, lostLinks.guest_id))
    .innerJoin(guestMembers, eq(guestMembers.id, lostLinks.member_id))
    .where(isNull(lostLinks.settled_at))
    .orderBy(asc(lostLinks.id))
    .all();

/** @throws DomainError `not_found` */
export const settleLostLink = (db: Db, id: number, now: Date) => {
  const settled = db
    .update(lostLinks)
    .set({ settled_at: now })
    .where(and(eq(lostLinks.id, id), isNull(lostLinks.settled_at)))
    .run();
  if (settled.changes === 0) throw new DomainError('not_found');
};

/** Of a settled one nothing is left once its day is over. */
export const purgeLostLinks = (db: Db, now: Date) => {
  const before = new Date(now.getTime() - dayMs);
  db.delete(lostLinks).where(lte(lostLinks.settled_at, before)).run();
};
