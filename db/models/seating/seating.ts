import { inArray } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { tableGroups } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { hasTents } from '#domain/events/event-kind.ts';
import { partsOf, type PlannedGroup, type PlannedMember } from '#domain/seating/seating.ts';
import { findEvent, type WeddingEvent } from '../events/events.ts';
import { assignedSeats, plannedGroups, tablesOf } from '../events/seat-assignments.ts';
import { findTableGroup, isSeatingPublished, type TableGroup } from './tables.ts';

export type SeatedGroup = Pick<PlannedGroup, 'group_name'> & {
  members: readonly PlannedMember[];
};

/** The groups at a table, each with its members who sit there. */
export const groupsAt = (db: Db, table: TableGroup): SeatedGroup[] => {
  const seats = new Map(
    assignedSeats(db, table.event_id)
      .filter(({ seat }) => tablesOf(seat).includes(table.id))
      .map(({ guest_id, seat }) => [guest_id, seat]),
  );
  return plannedGroups(db, table.event_id, { groupIds: [...seats.keys()] }).flatMap((group) =>
    partsOf(group, seats.get(group.id) ?? null)
      .filter((part) => part.table === table.id)
      .map(({ members }) => ({ group_name: group.group_name, members })),
  );
};

/**
 * The tables or tents of a group at an event: one, or several if its members are seated separately.
 * @throws DomainError `not_found` when it has none
 */
export const assignedTables = (db: Db, guestId: number, eventId: number): TableGroup[] => {
  const [assignment] = assignedSeats(db, eventId, guestId);
  const seat = assignment?.seat ?? null;
  if (seat === null) throw new DomainError('not_found');
  if (typeof seat === 'number') return [findTableGroup(db, seat)];
  const ids = seat.map(({ table_group_id }) => table_group_id);
  return db.select().from(tableGroups).where(inArray(tableGroups.id, ids)).all();
};

/** A tent is shown as soon as it is assigned; a table once the couple has published the plan. */
export const isSeatingShown = (db: Db, { id, name }: Pick<WeddingEvent, 'id' | 'name'>): boolean =>
  hasTents(name) || isSeatingPublished(db, id);

/** As `assignedTables`, for the group itself. @throws DomainError `not_found` also while it is hidden */
export const shownTables = (db: Db, guestId: number, eventId: number): TableGroup[] => {
  if (!isSeatingShown(db, findEvent(db, eventId))) throw new DomainError('not_found');
  return assignedTables(db, guestId, eventId);
};

/** A table that the group itself may see. @throws DomainError `not_found` for any other */
export const ownTable = (db: Db, guestId: number, tableGroupId: number): TableGroup => {
  const table = findTableGroup(db, tableGroupId);
  const own = shownTables(db, guestId, table.event_id).find(({ id }) => id === table.id);
  if (!own) throw new DomainError('not_found');
  return own;
};

/** As `ownTable`, for an event with tents: guests never learn who sits at a table. */
export const ownTent = (db: Db, guestId: number, tableGroupId: number): TableGroup => {
  const table = ownTable(db, guestId, tableGroupId);
  if (!hasTents(findEvent(db, table.event_id).name)) throw new DomainError('not_found');
  return table;
};
