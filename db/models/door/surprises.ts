import { and, asc, eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { guestMembers, surprises } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { findEvent } from '../events/events.ts';

export type Surprise = typeof surprises.$inferSelect;

export type SurpriseInput = Pick<
  Surprise,
  'fact_id' | 'event_id' | 'kind' | 'name' | 'host' | 'member_id' | 'at'
>;

/**
 * Stores what a phone at the door said; one with an id that is stored already changes nothing.
 * @throws DomainError `not_found` for an event or a person that is gone
 */
export const recordSurprise = (db: Db, input: SurpriseInput): Surprise =>
  inTransaction(db, (tx) => {
    const known = tx.select().from(surprises).where(eq(surprises.fact_id, input.fact_id)).get();
    if (known) return known;
    findEvent(tx, input.event_id);
    const { member_id: memberId } = input;
    const same = input.kind === 'declined' ? openDeclined(tx, input) : undefined;
    if (same) return same;
    const guest_id = memberId === null ? null : groupOf(tx, memberId);
    return tx
      .insert(surprises)
      .values({ ...input, guest_id })
      .returning()
      .get();
  });

/** Two phones may let in the same person: the couple decides once. */
const openDeclined = (db: Db, { member_id, event_id }: SurpriseInput) =>
  db
    .select()
    .from(surprises)
    .where(
      and(
        eq(surprises.kind, 'declined'),
        eq(surprises.status, 'open'),
        eq(surprises.member_id, member_id ?? 0),
        eq(surprises.event_id, event_id),
      ),
    )
    .get();

const groupOf = (db: Db, memberId: number): number => {
  const member = db
    .select({ guestId: guestMembers.guest_id })
    .from(guestMembers)
    .where(eq(guestMembers.id, memberId))
    .get();
  if (!member) throw new DomainError('not_found');
  return member.guestId;
};

/** Those that the couple has not decided about, in the order in which they happened. */
export const openSurprises = (db: Db): Surprise[] =>
  db
    .select()
    .from(surprises)
    .where(eq(surprises.status, 'open'))
    .orderBy(asc(surprises.at), asc(surprises.id))
    .all();

/** @throws DomainError `not_found` also for one that was decided */
export const findOpenSurprise = (db: Db, id: number): Surprise => {
  const surprise = db.select().from(surprises).where(eq(surprises.id, id)).get();
  if (surprise?.status !== 'open') throw new DomainError('not_found');
  return surprise;
};

/** Nothing changes on any list. @throws DomainError `not_found` */
export const dismissSurprise = (db: Db, id: number) =>
  inTransaction(db, (tx) => {
    findOpenSurprise(tx, id);
    tx.update(surprises).set({ status: 'dismissed' }).where(eq(surprises.id, id)).run();
  });
