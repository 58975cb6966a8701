import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery, param } from '#db/cached-query.ts';
import { guestEvents, guestMembers, guests, newLinkToken, purchases } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { GroupFieldName, GroupFields } from '#domain/groups/group-fields.ts';
import { codeKey, nameKey } from '#domain/groups/guest-group.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { paidOrOpenPurchases } from '../gifts/counting-purchases.ts';
import { groupDifference } from './group-difference.ts';
import { recordChange } from '../history.ts';
import { inviteTo } from '../events/inviting.ts';
import { freeAnswers } from '../questions/answering.ts';
import { membersOf, saveMembers, type MemberInput } from './members.ts';
import { cancelPending } from '../messages/messages.ts';
import { keepRemoved } from './trash.ts';
import { endSessionsOfGroup } from '../access/sessions.ts';
import { withDiet, withStoredProfile } from './member-columns.ts';
import type { Group, FullGroup } from './full-group.ts';

/** A field that is left out does not change. */
export type GroupInput = Pick<
  GroupFields,
  'group_name' | 'access_code' | 'guest_type' | 'invited_by'
> & { [Name in GroupFieldName]?: GroupFields[Name] | undefined };

export type GroupChange = {
  group: GroupInput;
  /** With an id: that member is changed. Without: added. Members left out do not change. */
  members?: readonly MemberInput[] | undefined;
  /** The whole set of events; left out, it does not change. */
  eventIds?: readonly number[] | undefined;
  /** The version that the writer read. */
  version?: number | undefined;
};

type GroupFilter = {
  eventId?: number | undefined;
  limit?: number;
  /** Includes erased groups, of which only gifts remain. */
  withErased?: boolean;
};

const isKnown = isNull(guests.erased_at);

/** Every group, or those invited to one event, by name; optionally only the first ones. */
export const listGroups = (db: Db, filter: GroupFilter = {}): FullGroup[] => {
  const invited = db
    .select({ id: guestEvents.guest_id })
    .from(guestEvents)
    .where(eq(guestEvents.event_id, filter.eventId ?? 0));
  return withParts(
    db,
    db
      .select()
      .from(guests)
      .where(
        and(
          filter.eventId === undefined ? undefined : inArray(guests.id, invited),
          filter.withErased ? undefined : isKnown,
        ),
      )
      .orderBy(asc(guests.name_key))
      // SQLite reads -1 as: no limit.
      .limit(filter.limit ?? -1)
      .all(),
  );
};

const groupById = cachedQuery((db) =>
  db
    .select()
    .from(guests)
    .where(and(eq(guests.id, param('id')), isKnown))
    .prepare(),
);

const invitationsOfGroup = cachedQuery((db) =>
  db
    .select({ id: guestEvents.id, event_id: guestEvents.event_id })
    .from(guestEvents)
    .where(eq(guestEvents.guest_id, param('id')))
    .orderBy(asc(guestEvents.event_id))
    .prepare(),
);

/** @throws DomainError `not_found` */
export const findGroup = (db: Db, id: number): FullGroup => {
  const group = groupById(db).get({ id });
  if (!group) throw new DomainError('not_found');
  return { ...group, members: membersOf(db, id), invitations: invitationsOfGroup(db).all({ id }) };
};

const groupCounts = cachedQuery((db) =>
  db.select({ groups: count() }).from(guests).where(isKnown).prepare(),
);

export const countGroups = (db: Db): number => groupCounts(db).get()?.groups ?? 0;

const groupOfKeyOrAny = cachedQuery((db) => {
  const named = sql`(select ${guests.id} from ${guests} where ${guests.name_key} = ${param('key')})`;
  const any = sql`(select min(${guests.id}) from ${guests})`;
  return db
    .select()
    .from(guests)
    .where(sql`${guests.id} = coalesce(${named}, ${any})`)
    .prepare();
});

/**
 * The group of that name or, if there is none, some other group: the response time reveals nothing. Without
 * any group: nothing.
 */
export const constantWorkLookupByName = (
  db: Db,
  groupName: string,
): { group: Group; isNamed: boolean } | undefined => {
  const key = nameKey(groupName);
  const group = groupOfKeyOrAny(db).get({ key });
  return group && { group, isNamed: group.name_key === key };
};

const groupOfTokenOrAny = cachedQuery((db) => {
  const linked = sql`(select ${guests.id} from ${guests} where ${guests.link_token} = ${param('token')})`;
  const any = sql`(select min(${guests.id}) from ${guests})`;
  return db
    .select()
    .from(guests)
    .where(and(sql`${guests.id} = coalesce(${linked}, ${any})`, isKnown))
    .prepare();
});

/** The group of that token or, if there is none, some other group: as `constantWorkLookupByName`. */
export const constantWorkLookupByLink = (db: Db, token: string): Group | undefined =>
  groupOfTokenOrAny(db).get({ token });

/** @throws DomainError `group_name_taken`, `unknown_event`, `foreign_member` */
export const createGroup = (db: Db, change: GroupChange, audit: AuditContext): FullGroup =>
  inTransaction(db, (tx) => {
    assertNameFree(tx, change.group.group_name);
    const { id } = tx
      .insert(guests)
      .values({ ...stored(change.group), created_at: audit.at, updated_at: audit.at })
      .returning({ id: guests.id })
      .get();
    saveMembers(tx, id, change.members ?? []);
    inviteTo(tx, id, change.eventIds ?? [], audit);
    const group = findGroup(tx, id);
    const people = group.members.length;
    recordChange(tx, audit, { subject: 'group', action: 'created', guestId: id, people });
    return group;
  });

/**
 * A changed code ends the group's sessions; an event left out is uninvited, with its responses and seat.
 * @throws DomainError `not_found`, `group_changed`, `group_name_taken`, `unknown_event`, `foreign_member`
 */
export const updateGroup = (
  db: Db,
  id: number,
  change: GroupChange,
  audit: AuditContext,
): FullGroup =>
  inTransaction(db, (tx) => {
    const before = findGroup(tx, id);
    if (change.version !== undefined && change.version !== before.version) {
      throw new DomainError('group_changed', { version: before.version });
    }
    assertNameFree(tx, change.group.group_name, id);
    tx.update(guests)
      .set({ ...stored(change.group), version: before.version + 1, updated_at: audit.at })
      .where(eq(guests.id, id))
      .run();
    if (codeKey(before.access_code) !== codeKey(change.group.access_code)) {
      endSessionsOfGroup(tx, id);
      tx.update(guests).set({ link_token: newLinkToken }).where(eq(guests.id, id)).run();
    }
    saveMembers(tx, id, change.members ?? []);
    const uninvited = change.eventIds ? inviteTo(tx, id, change.eventIds, audit) : [];
    if (uninvited.length > 0) freeAnswers(tx, id);
    const after = findGroup(tx, id);
    const difference = groupDifference(before, after, uninvited);
    if (difference) {
      recordChange(tx, audit, { subject: 'group', action: 'changed', guestId: id, ...difference });
    }
    return after;
  });

/**
 * @throws DomainError `not_found`; `group_has_purchases` while it has an approved or pending one, or a
 * rejected one whose checkout is still open: the guest may try another card
 */
export const assertCanRemoveGroup = (db: Db, id: number) => {
  findGroup(db, id);
  const one = db.select({ id: purchases.id }).from(purchases).where(paidOrOpenPurchases(id)).get();
  if (one) throw new DomainError('group_has_purchases');
};

/**
 * Removes a group with its members, invitations, responses, seat and sessions; see `undelete`.
 * @throws DomainError as `assertCanRemoveGroup`
 */
export const removeGroup = (db: Db, id: number, audit: AuditContext) =>
  inTransaction(db, (tx) => {
    assertCanRemoveGroup(tx, id);
    const { group_name: name, members } = findGroup(tx, id);
    cancelPending(tx, { guestId: id });
    keepRemoved(tx, { kind: 'group', id, name, guestId: id }, audit);
    const people = members.length;
    recordChange(tx, audit, { subject: 'group', action: 'removed', guestId: id, people });
    tx.delete(purchases).where(eq(purchases.guest_id, id)).run();
    tx.delete(guests).where(eq(guests.id, id)).run();
  });

const stored = (group: GroupInput) => ({ ...group, name_key: nameKey(group.group_name) });

const assertNameFree = (db: Db, groupName: string, exclude = 0) => {
  const other = db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.name_key, nameKey(groupName)), ne(guests.id, exclude)))
    .get();
  if (other) throw new DomainError('group_name_taken');
};

const withParts = (db: Db, groups: Group[]): FullGroup[] => {
  // Two queries for all groups: thousands of ids would not fit into one statement.
  const groupIds = groups.length <= 100 ? groups.map(({ id }) => id) : undefined;
  const members = db
    .select()
    .from(guestMembers)
    .where(groupIds && inArray(guestMembers.guest_id, groupIds))
    .orderBy(asc(guestMembers.id))
    .all()
    .map((row) => withStoredProfile(withDiet(row)));
  const invitations = db
    .select({ id: guestEvents.id, event_id: guestEvents.event_id, guest_id: guestEvents.guest_id })
    .from(guestEvents)
    .where(groupIds && inArray(guestEvents.guest_id, groupIds))
    .orderBy(asc(guestEvents.event_id))
    .all();
  const byGroup = Map.groupBy(members, ({ guest_id }) => guest_id);
  const invitationsOf = Map.groupBy(invitations, ({ guest_id }) => guest_id);
  return groups.map((group) => ({
    ...group,
    members: byGroup.get(group.id) ?? [],
    invitations: (invitationsOf.get(group.id) ?? []).map(({ id, event_id }) => ({ id, event_id })),
  }));
};
