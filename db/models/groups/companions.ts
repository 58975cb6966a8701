import { and, eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { guestMembers } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { remainingCompanions } from '#domain/groups/companions.ts';
import { mergeMemberChanges, type AuditContext } from '#domain/history/history.ts';
import { newProfile, type ProvidedProfile, withProfile } from '#domain/groups/profile.ts';
import { type Diet, noDiet } from '#domain/responses/dietary.ts';
import { recordChange, recordDuplicate } from '../history.ts';
import { incrementVersion } from './group-version.ts';
import { findGroup } from './guest-groups.ts';
import { clearSentHome } from './trash.ts';
import { type Member, membersOf, recordDiets, removeMember } from './members.ts';
import { dietColumns, profileColumns } from './member-columns.ts';

export type CompanionInput = {
  name: string;
  /** Left out, the stored diet does not change. */
  diet: Diet | undefined;
  profile?: ProvidedProfile;
};

/** The companion to whom the group's phone gave that number. */
export const companionWithRef = (db: Db, guestId: number, ref: number | undefined) =>
  ref === undefined
    ? undefined
    : membersOf(db, guestId).find(({ companion_ref }) => companion_ref === ref);

/**
 * Adds a companion, or changes the one with that number.
 * @throws DomainError `no_places_left`
 */
export const saveCompanion = (
  db: Db,
  guestId: number,
  { ref, ...input }: CompanionInput & { ref: number },
  audit: AuditContext,
): Member =>
  inTransaction(db, (tx) => {
    const known = companionWithRef(tx, guestId, ref);
    if (known) return changeCompanion(tx, guestId, known.id, input, audit);
    const { extra_places: places, members } = findGroup(tx, guestId);
    if (remainingCompanions(places, members) === 0) throw new DomainError('no_places_left');
    const { id } = tx
      .insert(guestMembers)
      .values({
        guest_id: guestId,
        name: input.name,
        ...dietColumns(input.diet ?? noDiet),
        ...profileColumns(withProfile(newProfile, input.profile ?? {})),
        is_companion: true,
        companion_ref: ref,
      })
      .returning({ id: guestMembers.id })
      .get();
    incrementVersion(tx, guestId);
    recordChange(tx, audit, { subject: 'member', action: 'created', guestId, memberId: id });
    return findCompanion(tx, guestId, id);
  });

/** @throws DomainError `not_found` for anybody else than a companion of the group */
export const changeCompanion = (
  db: Db,
  guestId: number,
  memberId: number,
  { name, diet, profile = {} }: CompanionInput,
  audit: AuditContext,
): Member =>
  inTransaction(db, (tx) => {
    const before = findCompanion(tx, guestId, memberId);
    recordDiets(tx, guestId, [{ memberId, diet: diet ?? before.diet, profile }], audit);
    if (name !== before.name) {
      tx.update(guestMembers).set({ name }).where(isMember(guestId, memberId)).run();
      incrementVersion(tx, guestId);
      const line = { subject: 'member', action: 'changed', guestId, memberId } as const;
      recordDuplicate(tx, audit, line, mergeMemberChanges);
    }
    return findCompanion(tx, guestId, memberId);
  });

/** Removes a companion with their responses; see `undelete`. @throws DomainError `not_found` */
export const removeCompanion = (db: Db, guestId: number, memberId: number, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    removeMember(tx, findCompanion(tx, guestId, memberId).id, audit);
    clearSentHome(tx, guestId);
  });

const isMember = (guestId: number, memberId: number) =>
  and(eq(guestMembers.guest_id, guestId), eq(guestMembers.id, memberId));

const findCompanion = (db: Db, guestId: number, memberId: number): Member => {
  const found = membersOf(db, guestId).find(({ id }) => id === memberId);
  if (!found?.is_companion) throw new DomainError('not_found');
  return found;
};
