import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { guests, surprises } from '#db/schema.ts';
import type { GroupFields } from '#domain/groups/group-fields.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import type { AuditContext, GroupDetails } from '#domain/history/history.ts';
import { DomainError } from '#domain/errors.ts';
import { noDiet } from '#domain/responses/dietary.ts';
import { seatAfter } from '#domain/seating/seating.ts';
import { invitedEvent } from '../events/invitations.ts';
import { inviteTo } from '../events/inviting.ts';
import { assignGroups, assignedSeats, plannedGroups } from '../events/seat-assignments.ts';
import { incrementVersion } from '../groups/group-version.ts';
import { createGroup, findGroup } from '../groups/guest-groups.ts';
import { membersOf, saveMembers } from '../groups/members.ts';
import { recordChange } from '../history.ts';
import { recordResponses } from '../responses/recording.ts';
import { recordArrival } from './arrivals.ts';
import { findOpenSurprise, type Surprise } from './surprises.ts';

/** The couple's decision: the table and the group of a surprise. Without a table the person sits with the group. */
export type Seating = { tableId: number | null; guestId: number | null };

/** Initial fields of the group that is created for an unlisted person. */
export type NewGroup = Pick<GroupFields, 'access_code' | 'invited_by'>;

type Person = { guestId: number; memberId: number };

/**
 * Takes somebody who came onto the list: invited, with a yes, at a table, arrived. Whom they replace does not come.
 * @throws DomainError `not_found`, `unknown_group`, `unknown_table`
 */
export const seatSurprise = (
  db: Db,
  id: number,
  { seating, newGroup }: { seating: Seating; newGroup: NewGroup },
  audit: AuditContext,
): Person =>
  inTransaction(db, (tx) => {
    const surprise = findOpenSurprise(tx, id);
    const { event_id: eventId, kind, member_id: replaced } = surprise;
    const person = personOf(tx, surprise, { seating, newGroup }, audit);
    const { guestId, memberId } = person;
    const seatBefore = assignedSeats(tx, eventId, guestId)[0]?.seat ?? null;
    invite(tx, guestId, eventId, audit);
    const responses = [{ memberId, isAttending: true }];
    if (kind === 'instead_of' && replaced !== null && replaced !== memberId) {
      responses.push({ memberId: replaced, isAttending: false });
    }
    recordResponses(tx, invitedEvent(tx, guestId, eventId), responses, audit);

    const ofReplaced = Array.isArray(seatBefore)
      ? seatBefore.find((seat: { member_id: number }) => seat.member_id === replaced)
      : undefined;
    const table = seating.tableId ?? ofReplaced?.table_group_id ?? null;
    if (table !== null) seatAt(tx, { eventId, ...person }, table, audit);

    recordArrival(
      tx,
      { memberId, eventId },
      { id: surprise.fact_id, arrived: true, at: surprise.at.getTime() },
    );
    tx.update(surprises)
      .set({ status: 'seated', guest_id: guestId, member_id: memberId })
      .where(eq(surprises.id, id))
      .run();
    return person;
  });

type Resolution = { seating: Seating; newGroup: NewGroup };

/** Who it is on the list, added where they were on none. */
const personOf = (
  tx: Db,
  surprise: Surprise,
  { seating, newGroup }: Resolution,
  audit: AuditContext,
): Person => {
  const { kind, name, member_id: memberId, guest_id: guestId } = surprise;
  const isListed = kind === 'declined' || kind === 'other_event';
  if (isListed && memberId !== null && guestId !== null) return { guestId, memberId };
  const newMember = { name: name ?? '', diet: noDiet, email: null, phone: null };
  const group = seating.guestId ?? guestId;
  if (group !== null) {
    assertGroup(tx, group);
    const listed = kind === 'instead_of' ? undefined : namedMember(tx, group, newMember.name);
    return listed ?? addMember(tx, group, newMember, audit);
  }
  const created = createGroup(
    tx,
    {
      group: { ...newGroup, group_name: freeName(tx, newMember.name), guest_type: 'individual' },
      members: [newMember],
      eventIds: [surprise.event_id],
    },
    audit,
  );
  return { guestId: created.id, memberId: created.members[0]!.id };
};

type NewMember = Parameters<typeof saveMembers>[2][number];

const noDetails: GroupDetails = {
  fields: [],
  joined: [],
  members: [],
  invited: [],
  uninvited: [],
};

const recordGroup = (
  tx: Db,
  guestId: number,
  details: Partial<GroupDetails>,
  audit: AuditContext,
) =>
  recordChange(tx, audit, {
    ...{ subject: 'group', action: 'changed', guestId },
    ...{ ...noDetails, ...details },
  });

const assertGroup = (tx: Db, id: number) => {
  const group = tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.id, id), isNull(guests.erased_at)))
    .get();
  if (!group) throw new DomainError('unknown_group', { field: 'guestId' });
};

/** At the door a name was typed: they may be on the list of another event. */
const namedMember = (tx: Db, guestId: number, name: string): Person | undefined => {
  const found = membersOf(tx, guestId).find((member) => nameKey(member.name) === nameKey(name));
  return found && { guestId, memberId: found.id };
};

const addMember = (tx: Db, guestId: number, newMember: NewMember, audit: AuditContext): Person => {
  saveMembers(tx, guestId, [newMember]);
  incrementVersion(tx, guestId);
  const memberId = membersOf(tx, guestId).at(-1)!.id;
  recordGroup(tx, guestId, { joined: [memberId] }, audit);
  return { guestId, memberId };
};

const invite = (tx: Db, guestId: number, eventId: number, audit: AuditContext) => {
  const before = findGroup(tx, guestId).invitations.map(({ event_id }) => event_id);
  if (before.includes(eventId)) return;
  inviteTo(tx, guestId, [...before, eventId], audit);
  incrementVersion(tx, guestId);
  recordGroup(tx, guestId, { invited: [eventId] }, audit);
};

const seatAt = (
  tx: Db,
  { eventId, guestId, memberId }: Person & { eventId: number },
  table: number,
  audit: AuditContext,
) => {
  const [group] = plannedGroups(tx, eventId, { groupIds: [guestId] });
  const current = assignedSeats(tx, eventId, guestId)[0]?.seat ?? null;
  const members = group!.members.filter(({ id }) => id === memberId);
  const to = seatAfter(current, { group: group!, table: null, members }, table);
  assignGroups(tx, eventId, [{ guest_id: guestId, to }], audit);
};

/** Two people may have one name, but no two groups. */
const freeName = (tx: Db, name: string): string => {
  const taken = new Set(
    tx
      .select({ key: guests.name_key })
      .from(guests)
      .all()
      .map(({ key }) => key),
  );
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name} (${count})`;
    if (!taken.has(nameKey(free))) return free;
  }
};
