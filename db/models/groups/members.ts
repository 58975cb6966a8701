import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { phoneColumns } from '#db/member-phones.ts';
import { guestMembers, guests } from '#db/schema.ts';
import type { MemberFields } from '#domain/groups/member-fields.ts';
import {
  isSameProfile,
  newProfile,
  type Profile,
  type ProvidedProfile,
  withProfile,
} from '#domain/groups/profile.ts';
import { isSameDiet, noDiet, type Diet, withSeverity } from '#domain/responses/dietary.ts';
import { DomainError } from '#domain/errors.ts';
import { mergeDiets, mergeMemberChanges, type AuditContext } from '#domain/history/history.ts';
import { incrementVersion } from './group-version.ts';
import { recordChange, recordDuplicate } from '../history.ts';
import { cancelPending } from '../messages/messages.ts';
import { freeAnswers } from '../questions/answering.ts';
import { keepRemoved } from './trash.ts';
import { dietColumns, profileColumns, withDiet, withStoredProfile } from './member-columns.ts';

type MemberRow = typeof guestMembers.$inferSelect;

const memberOf = (row: MemberRow) => withStoredProfile(withDiet(row));

export type Member = ReturnType<typeof memberOf>;

/** What the profile leaves out stays as it is stored. */
export type MemberInput = Omit<MemberFields, 'profile'> & {
  id?: number | undefined;
  profile?: ProvidedProfile | undefined;
};

const members = cachedQuery((db) =>
  db
    .select()
    .from(guestMembers)
    .where(eq(guestMembers.guest_id, param('guestId')))
    .orderBy(asc(guestMembers.id))
    .prepare(),
);

export const membersOf = (db: Db, guestId: number): Member[] =>
  members(db).all({ guestId }).map(memberOf);

/** The first member, by the group's name, with that number. */
export const memberWithPhone = (db: Db, e164: string): Member | undefined => {
  const row = db
    .select(getTableColumns(guestMembers))
    .from(guestMembers)
    .innerJoin(guests, eq(guests.id, guestMembers.guest_id))
    .where(eq(guestMembers.phone_e164, e164))
    .orderBy(asc(guests.name_key), asc(guestMembers.id))
    .get();
  return row && memberOf(row);
};

export const countMembers = (db: Db): number =>
  db.select({ people: count() }).from(guestMembers).get()?.people ?? 0;

/** Changes those with an id, adds the others. @throws DomainError `foreign_member` */
export const saveMembers = (db: Db, guestId: number, members: readonly MemberInput[]) => {
  const before = membersOf(db, guestId);
  for (const [index, { id, diet, profile = {}, ...member }] of members.entries()) {
    const row = {
      ...member,
      ...dietColumns(dietToStore(before, id, diet)),
      ...profileColumns(profileToStore(before, id, profile)),
      ...phoneColumns(member.phone),
    };
    if (id === undefined)
      db.insert(guestMembers)
        .values({ ...row, guest_id: guestId })
        .run();
    else updateMember(db, { guestId, id, index }, row);
  }
};

const dietToStore = (stored: readonly Member[], id: number | undefined, submitted: Diet): Diet =>
  withSeverity(submitted, stored.find((member) => member.id === id)?.diet ?? noDiet);

const profileToStore = (
  stored: readonly Member[],
  id: number | undefined,
  provided: ProvidedProfile,
): Profile =>
  withProfile(stored.find((member) => member.id === id)?.profile ?? newProfile, provided);

export type MemberDiet = { memberId: number; diet: Diet; profile?: ProvidedProfile };

/**
 * Records diets and what was said of ages and needs with them, all or nothing. A changed diet raises the group's version: a form that is open gets a
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
    for (const [index, { memberId: id, diet, profile = {} }] of diets.entries()) {
      const row = {
        ...dietColumns(dietToStore(before, id, diet)),
        ...profileColumns(profileToStore(before, id, profile)),
      };
      updateMember(tx, { guestId, id, index }, row);
    }
    const after = membersOf(tx, guestId);
    const changedIds = after
      .filter(({ diet }, at) => !isSameDiet(diet, before[at]!.diet))
      .map(({ id }) => id);
    const withChangedProfile = after
      .filter(({ profile }, at) => !isSameProfile(profile, before[at]!.profile))
      .map(({ id }) => id);
    if (changedIds.length + withChangedProfile.length > 0) incrementVersion(tx, guestId);
    if (changedIds.length > 0) {
      const line = { subject: 'diet', action: 'changed', guestId, memberIds: changedIds } as const;
      recordDuplicate(tx, audit, line, mergeDiets);
    }
    for (const memberId of withChangedProfile) {
      const line = { subject: 'member', action: 'changed', guestId, memberId } as const;
      recordDuplicate(tx, audit, line, mergeMemberChanges);
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
    cancelPending(tx, { memberId: id });
    keepRemoved(tx, { kind: 'member', id, name: member.name, guestId }, audit);
    recordChange(tx, audit, { subject: 'member', action: 'removed', guestId, memberId: id });
    tx.delete(guestMembers).where(eq(guestMembers.id, id)).run();
    freeAnswers(tx, guestId);
    incrementVersion(tx, guestId);
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
