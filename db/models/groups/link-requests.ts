import { and, asc, count, eq, gt, isNull, lte } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { guestMembers, guests, linkRequests } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { dailyLinkRequests, dayMs } from '#domain/access/link-request.ts';

/**
 * Lists the groups that have this number, for the couple to send them their links. Of a number without a group, or that
 * was asked for often enough today, nothing is stored.
 * @returns how many groups were listed
 */
export const requestLink = (db: Db, e164: string, now: Date): number =>
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
        .from(linkRequests)
        .where(and(eq(linkRequests.member_id, id), gt(linkRequests.requested_at, since)))
        .all();
      return (recent?.count ?? 0) < dailyLinkRequests;
    });
    for (const { id, guestId } of listed) {
      tx.insert(linkRequests).values({ guest_id: guestId, member_id: id, requested_at: now }).run();
    }
    return listed.length;
  });

/** Those that the couple has not settled, the oldest first, with the number that is stored. */
export const openLinkRequests = (db: Db) =>
  db
    .select({
      id: linkRequests.id,
      guestId: linkRequests.guest_id,
      at: linkRequests.requested_at,
      groupName: guests.group_name,
      linkToken: guests.link_token,
      accessCode: guests.access_code,
      name: guestMembers.name,
      phone: guestMembers.phone_e164,
    })
    .from(linkRequests)
    .innerJoin(guests, eq(guests.id, linkRequests.guest_id))
    .innerJoin(guestMembers, eq(guestMembers.id, linkRequests.member_id))
    .where(isNull(linkRequests.settled_at))
    .orderBy(asc(linkRequests.id))
    .all();

/** @throws DomainError `not_found` */
export const resolveLinkRequest = (db: Db, id: number, now: Date) => {
  const settled = db
    .update(linkRequests)
    .set({ settled_at: now })
    .where(and(eq(linkRequests.id, id), isNull(linkRequests.settled_at)))
    .run();
  if (settled.changes === 0) throw new DomainError('not_found');
};

/** Of a settled one nothing is left once its day is over. */
export const purgeLinkRequests = (db: Db, now: Date) => {
  const before = new Date(now.getTime() - dayMs);
  db.delete(linkRequests).where(lte(linkRequests.settled_at, before)).run();
};
