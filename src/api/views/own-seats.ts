import type { Db } from '#db/connection.ts';
import type { WeddingEvent } from '#db/models/events/events.ts';
import { assignedSeats, plannedGroups } from '#db/models/events/seat-assignments.ts';
import { groupsAt, isSeatingShown } from '#db/models/seating/seating.ts';
import { findTableGroup, type TableGroup } from '#db/models/seating/tables.ts';
import type { OwnSeatsView, TentMatesView } from '#contract/seating-views.ts';
import { hasTents } from '#domain/events/event-kind.ts';
import { firstName } from '#domain/groups/guest-group.ts';
import { needsSeat, partsOf, type PlannedMember } from '#domain/seating/seating.ts';

const coming = (members: readonly PlannedMember[]) =>
  members
    .filter(({ isAttending }) => needsSeat(isAttending))
    .map(({ name }) => ({ name: firstName(name) }));

/** The people in a tent, as far as its guests may know. */
export const tentGuests = (db: Db, tent: TableGroup): TentMatesView =>
  groupsAt(db, tent)
    .map(({ group_name, members }) => ({ guest: { group_name }, members: coming(members) }))
    .map((mates) => ({ ...mates, count: mates.members.length }))
    .filter(({ count }) => count > 0);

/**
 * Where a group's members sit or sleep at an event, as its page shows it; null where nothing is assigned, or
 * not yet published.
 */
export const ownSeats = (
  db: Db,
  guestId: number,
  event: Pick<WeddingEvent, 'id' | 'name'>,
): OwnSeatsView | null => {
  if (!isSeatingShown(db, event)) return null;
  const [seat] = assignedSeats(db, event.id, guestId);
  if (!seat) return null;
  const [group] = plannedGroups(db, event.id, { groupIds: [guestId] });
  if (!group) return null;
  const parts = partsOf(group, seat.seat)
    .map(({ table, members }) => ({ table, people: coming(members).map(({ name }) => name) }))
    .filter(({ people }) => people.length > 0);
  const sleeping = hasTents(event.name);
  const places = parts.flatMap(({ table, people }) => {
    if (table === null) return [];
    const tent = findTableGroup(db, table);
    const { name } = tent;
    if (!sleeping) return [{ name, people, mates: [] }];
    const mates = tentGuests(db, tent);
    return [
      { name, people, mates: mates.filter(({ guest }) => guest.group_name !== group.group_name) },
    ];
  });
  if (places.length === 0) return null;
  const pending = parts.flatMap(({ table, people }) => (table === null ? people : []));
  return { kind: sleeping ? 'tents' : 'tables', places, waiting: pending };
};
