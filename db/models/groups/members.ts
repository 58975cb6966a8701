import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { phoneColumns } from '#db/member-phones.ts';
import { guestMembers, guests } from '#db/schema.ts';
import type { MemberFields } from '#domain/groups/member-fields.ts';
import { isSameDiet, noDiet, type Diet, withSeverity } from '#domain/responses/dietary.ts';
import { DomainError } from '#domain/errors.ts';
import { mergeDiets, type AuditContext } from '#domain/history/history.ts';
import { raiseVersion } from './group-version.ts';
import { recordChange, recordDuplicate } from '../history.ts';
import { withdrawPending } from '../messages/messages.ts';
import { freeAnswers } from '../questions/answering.ts';
import { keepRemoved } from './trash.ts';
import { dietColumns, withDiet } from './stored-diet.ts';

type MemberRow = typeof guestMembers.$inferSelect;

export type Member = ReturnType<typeof withDiet<MemberRow>>;

export type MemberInput = MemberFields & { id?: number | undefined };

const members = cachedQuery((db) =>
  db
    .select()
    .from(guestMembers)
    .where(eq(guestMembers.guest_id, param('guestId')))
    .orderBy(asc(guestMembers.id))
    .prepare(),
);

export const membersOf = (db: Db, guestId: number): Member[] =>
  members(db).all({ guestId }).map(withDiet);

/** The first member, by the group's name, with that number. */
export const memberWithPhone = (db: Db, e164: string): Member | undefined => {
  const row = db
    .select(getTableColumns(guestMembers))
    .from(guestMembers)
    .innerJoin(guests, eq(guests.id, guestMembers.guest_id))
    .where(eq(guestMembers.phone_e164, e164))
    .orderBy(asc(guests.name_key), asc(guestMembers.id))
    .get();
  return row && withDiet(row);
};

export const countMembers = (db: Db): number =>
  db.select({ people: count() }).from(guestMembers).get()?.people ?? 0;

/** Changes those with an id, adds the others. @throws DomainError `foreign_member` */
export const saveMembers = (db: Db, guestId: number, members: readonly MemberInput[]) => {
  const before = membersOf(db, guestId);
  for (const [index, { id, diet, ...member }] of members.entries()) {
    const next = dietToStore(before, id, diet);
    const row = { ...member, ...dietColumns(next), ...phoneColumns(member.phone) };
    if (id === undefined)
      db.insert(guestMembers)
        .values({ ...row, guest_id: guestId })
        .run();
    else updateMember(db, { guestId, id, index }, row);
  }
};

const dietToStore = (stored: readonly Member[], id: number | undefined, submitted: Diet): Diet =>
  withSeverity(submitted, stored.find((member) => member.id === id)?.diet ?? noDiet);

export type MemberDiet = { memberId: number; diet: Diet };

/**
 * Records diets, all or nothing. A changed diet raises the group's version: a form that is open gets a
 * conflict instead of writing the old diet back.
 * @throws DomainError `foreign_member`
 */
export const recordDiets = (
  db: Db,
  guestId: number,
  diets: readonly MemberDiet[],
  audit: AuditContext,
): Member[] =>
  inTransaction(db, (tx) => {
    const before = membersOf(tx, guestId);
    for (const [index, { memberId: id, diet }] of diets.entries()) {
      updateMember(tx, { guestId, id, index }, dietColumns(dietToStore(before, id, diet)));
    }
    const after = membersOf(tx, guestId);
    const memberIds = after
      .filter(({ diet }, at) => !isSameDiet(diet, before[at]!.diet))
      .map(({ id }) => id);
    if (memberIds.length > 0) {
      raiseVersion(tx, guestId);
      const line = { subject: 'diet', action: 'changed', guestId, memberIds } as const;
      recordDuplicate(tx, audit, line, mergeDiets);
    }
    return after;
  });

/** Removes a member with its responses; see `undelete`. @throws DomainError `not_found`, `last_member` */
export const removeMember = (db: Db, id: number, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    const member = tx.select().from(guestMembers).where(eq(guestMembers.id, id)).get();
    if (!member) throw new DomainError('not_found');
    const { people } = tx
      .select({ people: count() })
      .from(guestMembers)
      .where(eq(guestMembers.guest_id, member.guest_id))
      .get() ?? { people: 0 };
    if (people <= 1) throw new DomainError('last_member');
    const guestId = member.guest_id;
    withdrawPending(tx, { memberId: id });
    keepRemoved(tx, { kind: 'member', id, name: member.name, guestId }, audit);
    recordChange(tx, audit, { subject: 'member', action: 'removed', guestId, memberId: id });
    tx.delete(guestMembers).where(eq(guestMembers.id, id)).run();
    freeAnswers(tx, guestId);
    raiseVersion(tx, guestId);
  });

/** `index`: position in the request. */
type SentMember = { guestId: number; id: number; index: number };

const updateMember = (db: Db, { guestId, id, index }: SentMember, change: Partial<MemberRow>) => {
  const { changes } = db
    .update(guestMembers)
    .set(change)
    .where(and(eq(guestMembers.id, id), eq(guestMembers.guest_id, guestId)))
    .run();
  if (changes === 0) {
    throw new DomainError('foreign_member', { memberId: id, field: `members.${index}.id` });
  }
};
