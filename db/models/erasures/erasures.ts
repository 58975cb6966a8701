import { and, desc, eq, isNull, isNotNull, notExists, or, sql } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import {
  campaigns,
  changes,
  channelKeys,
  erasures,
  guests,
  idempotencyKeys,
  kitchenSheetPeople,
  failedAttempts,
  photos,
  purchases,
  trashItems,
  surprises,
} from '#db/schema.ts';
import type { ErasureKind, ErasureTotals } from '#domain/keeping/erasures.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { blankColumns, withBlanks } from './blank-columns.ts';
import { isSettled } from '../gifts/counting-purchases.ts';
import { switchOff } from './erasure-switches.ts';
import { clearGroup } from '../groups/delete-group.ts';
import { recordChange } from '../history.ts';
import { countMembers } from '../groups/members.ts';
import { countGroups } from '../groups/guest-groups.ts';
import type { DeletedRows } from '../groups/child-rows.ts';

export type Erasure = typeof erasures.$inferSelect;

/** The name shown for an erased group that stays in the accounts. */
export type GroupWithoutName = (id: number) => string;

type Erased = { groups: number; people: number; numbers?: ErasureTotals };

const record = (tx: Db, kind: ErasureKind, audit: AuditContext, erased: Erased) => {
  tx.insert(erasures)
    .values({ kind, at: audit.at, numbers: null, ...erased })
    .run();
  const { people } = erased;
  recordChange(tx, audit, { subject: 'privacy', action: 'removed', erasure: kind, people });
};

/**
 * Erases one group permanently, whether it is listed or deleted.
 * @throws DomainError `not_found`
 */
export const eraseGroup = (
  db: Db,
  id: number,
  withoutName: GroupWithoutName,
  audit: AuditContext,
) =>
  inTransaction(db, (tx) => {
    const { people } = erasureGroup(tx, id);
    clearGroup(tx, id, { name: withoutName(id), at: audit.at });
    record(tx, 'group', audit, { groups: 1, people });
  });

/** Erases phones, diets and other contact data; names and responses stay. */
export const eraseContact = (db: Db, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    tx.delete(idempotencyKeys).run();
    tx.delete(channelKeys).run();
    blankColumns(tx, 'contact');
    // Saving a form that was opened before would write the erased data back.
    tx.update(guests)
      .set({ version: sql`${guests.version} + 1` })
      .run();
    for (const { id, rows } of tx.select().from(trashItems).all()) {
      const blank = withBlanks(rows as DeletedRows, 'contact');
      tx.update(trashItems).set({ rows: blank }).where(eq(trashItems.id, id)).run();
    }
    switchOff(tx, 'contact');
    record(tx, 'contact', audit, { groups: countGroups(tx), people: countMembers(tx) });
  });

/** Erases every group; `numbers` is what stays. */
export const eraseAll = (
  db: Db,
  { withoutName, numbers }: { withoutName: GroupWithoutName; numbers: ErasureTotals },
  audit: AuditContext,
) =>
  inTransaction(db, (tx) => {
    const erased = { groups: countGroups(tx), people: countMembers(tx), numbers };
    const groups = tx.select({ id: guests.id }).from(guests).where(isNull(guests.erased_at)).all();
    for (const { id } of groups) clearGroup(tx, id, { name: withoutName(id), at: audit.at });
    const tables = [
      trashItems,
      campaigns,
      channelKeys,
      failedAttempts,
      kitchenSheetPeople,
      surprises,
    ];
    for (const table of tables) tx.delete(table).run();
    tx.update(photos).set({ guest_id: null }).run();
    clearStrayHistory(tx);
    switchOff(tx, 'contact');
    switchOff(tx, 'everything');
    record(tx, 'everything', audit, erased);
  });

/** History lines about groups that were removed long ago. */
const clearStrayHistory = (tx: Db) => {
  const known = tx
    .select({ one: sql`1` })
    .from(guests)
    .where(or(eq(guests.id, changes.guest_id), eq(guests.id, changes.actor_id)));
  const ofAGroup = or(isNotNull(changes.guest_id), eq(changes.actor, 'guest'));
  tx.delete(changes)
    .where(and(ofAGroup, notExists(known)))
    .run();
};

export type ErasureGroup = { id: number; name: string; people: number; isRemoved: boolean };

/** Every group with stored data, by name, deleted ones included. */
export const erasureGroups = (db: Db): ErasureGroup[] => [
  ...db
    .select({
      id: guests.id,
      name: guests.group_name,
      people: sql<number>`(select count(*) from guest_members where guest_id = "guests"."id")`,
      isRemoved: sql<boolean>`false`.mapWith(Boolean),
    })
    .from(guests)
    .where(isNull(guests.erased_at))
    .orderBy(guests.name_key)
    .all(),
  ...db
    .select({
      id: trashItems.subject_id,
      name: trashItems.name,
      people: trashItems.people,
      isRemoved: sql<boolean>`true`.mapWith(Boolean),
    })
    .from(trashItems)
    .where(eq(trashItems.kind, 'group'))
    .orderBy(trashItems.name)
    .all(),
];

/** The groups whose purchases stay in the accounts. */
export const giftGroups = (db: Db): ReadonlySet<number> =>
  new Set(
    db
      .selectDistinct({ id: purchases.guest_id })
      .from(purchases)
      .where(isSettled())
      .all()
      .map(({ id }) => id),
  );

/** @throws DomainError `not_found` */
export const erasureGroup = (db: Db, id: number): ErasureGroup => {
  const group = erasureGroups(db).find((one) => one.id === id);
  if (!group) throw new DomainError('not_found');
  return group;
};

/** Newest first. */
export const listErasures = (db: Db): Erasure[] =>
  db.select().from(erasures).orderBy(desc(erasures.id)).all();

/** When all groups were erased, if none was created since: there is no group left that could sign in. */
export const allErasedAt = (db: Db): Date | undefined =>
  countGroups(db) > 0 ? undefined : listErasures(db).find(({ kind }) => kind === 'everything')?.at;

/** Erasures whose data may still be in the file's free space, or in copies. */
export const pendingErasures = (db: Db): Erasure[] =>
  db.select().from(erasures).where(isNull(erasures.cleaned_at)).all();

export const recordCleaned = (db: Db, done: readonly Erasure[], at: Date) =>
  inTransaction(db, (tx) => {
    for (const { id } of done) {
      tx.update(erasures).set({ cleaned_at: at }).where(eq(erasures.id, id)).run();
    }
  });
