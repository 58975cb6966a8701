import { and, asc, eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { seatingWishes } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import type { WishKind } from '#domain/seating/seating.ts';
import { findGroup } from '../groups/guest-groups.ts';
import { recordChange } from '../history.ts';

export type Wish = typeof seatingWishes.$inferSelect;

export const listWishes = (db: Db): Wish[] =>
  db.select().from(seatingWishes).orderBy(asc(seatingWishes.id)).all();

export type WishInput = { guest_id: number; other_id: number; kind: WishKind };

/**
 * Stores the couple's wish for two groups, replacing an earlier one.
 * @throws DomainError `not_found` for a missing group; `own_wish` for one group and itself
 */
export const saveWish = (
  db: Db,
  { guest_id, other_id, kind }: WishInput,
  audit: AuditContext,
): Wish =>
  inTransaction(db, (tx) => {
    if (guest_id === other_id) throw new DomainError('own_wish', { field: 'other_id' });
    for (const id of [guest_id, other_id]) findGroup(tx, id);
    const pair = {
      guest_id: Math.min(guest_id, other_id),
      other_id: Math.max(guest_id, other_id),
    };
    const isSame = and(
      eq(seatingWishes.guest_id, pair.guest_id),
      eq(seatingWishes.other_id, pair.other_id),
    );
    const before = tx.select().from(seatingWishes).where(isSame).get();
    if (before?.kind === kind) return before;
    recordWish(tx, audit, { guest_id, other_id, kind }, 'changed');
    return tx
      .insert(seatingWishes)
      .values({ ...pair, kind })
      .onConflictDoUpdate({
        target: [seatingWishes.guest_id, seatingWishes.other_id],
        set: { kind },
      })
      .returning()
      .get();
  });

/** @throws DomainError `not_found` */
export const removeWish = (db: Db, id: number, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    const removed = tx.delete(seatingWishes).where(eq(seatingWishes.id, id)).returning().get();
    if (!removed) throw new DomainError('not_found');
    recordWish(tx, audit, removed, 'removed');
  });

const recordWish = (
  tx: Db,
  audit: AuditContext,
  { guest_id: guestId, other_id: otherId, kind: wish }: WishInput,
  action: 'changed' | 'removed',
) => recordChange(tx, audit, { subject: 'seat', action, guestId, otherId, wish });
