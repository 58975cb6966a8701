import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { countInvited } from '#db/models/events/invitations.ts';
import {
  assignedSeats,
  plannedGroups,
  type Assignment,
} from '#db/models/events/seat-assignments.ts';
import {
  findTableGroup,
  isSeatingPublished,
  listTableGroups,
  type TableGroup,
} from '#db/models/seating/tables.ts';
import type { WhichGroups } from '#db/models/responses/responses.ts';
import { listWishes } from '#db/models/seating/wishes.ts';
import type { PlannedGroupView, PlanView, SeatView, TableView } from '#contract/seating-views.ts';
import { isPlanned } from '#domain/events/event-kind.ts';
import { countPeople, partsOf, type Part, type PlannedGroup } from '#domain/seating/seating.ts';
import { seatingWarnings } from '#domain/seating/warnings.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';

export const tableView = ({ created_at, updated_at, ...table }: TableGroup): TableView => ({
  ...table,
  created_at: zonedIso(created_at),
  updated_at: zonedIso(updated_at),
});

/** A group, or those of its members who sit together at a table. */
export const plannedGroupView = ({ group, members }: Omit<Part, 'table'>): PlannedGroupView => {
  const { attending, notAttending, total } = countPeople([{ members }]);
  return {
    id: group.id,
    group_name: group.group_name,
    guest_type: group.guest_type,
    invited_by: group.invited_by,
    totalMembers: total,
    confirmedCount: attending,
    rejectedCount: notAttending,
    hasResponded: attending + notAttending > 0,
    members: members.map(({ id, name, isCompanion, ageGroup, needs }) => ({
      id,
      name,
      is_companion: isCompanion,
      age_group: ageGroup,
      needs: [...needs],
    })),
    responses: members.flatMap(({ id, isAttending }) =>
      isAttending === null ? [] : [{ member_id: id, is_attending: isAttending }],
    ),
  };
};

const viewOfGroup = (group: PlannedGroup) => plannedGroupView({ group, members: group.members });

const seatsByGroup = (db: Db, eventId: number): Map<number, Assignment> =>
  new Map(
    assignedSeats(db, eventId)
      .filter(({ seat }) => seat !== null)
      .map((assignment) => [assignment.guest_id, assignment]),
  );

/** The events with seats to plan, and the selected one: by the number asked for, or the first. */
export const plannedEvents = (db: Db, eventParam: string | null) => {
  const events = listEvents(db)
    .filter(({ name }) => isPlanned(name))
    .map(({ id, name }) => ({ id, name }));
  return { events, event: events.find(({ id }) => `${id}` === eventParam) ?? events[0] ?? null };
};

/** @throws DomainError `not_found` for a missing event */
export const groupsBySeat = (db: Db, eventId: number, isAssigned: boolean): PlannedGroupView[] => {
  const groups = plannedGroups(db, eventId);
  const seated = seatsByGroup(db, eventId);
  return groups.filter(({ id }) => seated.has(id) === isAssigned).map(viewOfGroup);
};

/** @throws DomainError `not_found` for a missing table */
export const seatsAt = (db: Db, tableId: number): SeatView[] => {
  const table = findTableGroup(db, tableId);
  const seated = seatsByGroup(db, table.event_id);
  return plannedGroups(db, table.event_id).flatMap((group) => {
    const assignment = seated.get(group.id);
    if (!assignment) return [];
    return partsOf(group, assignment.seat)
      .filter((part) => part.table === tableId)
      .map((part) => ({
        id: assignment.id,
        table_group_id: tableId,
        guest_id: group.id,
        guest: plannedGroupView(part),
      }));
  });
};

/** `some`: of the groups; without it all. @throws DomainError `not_found` for a missing event */
export const planView = (db: Db, eventId: number, some?: WhichGroups): PlanView => {
  const groups = plannedGroups(db, eventId, some);
  const seated = seatsByGroup(db, eventId);
  return {
    tables: listTableGroups(db, eventId).map(tableView),
    groups: groups.map((group) => {
      const assignment = seated.get(group.id);
      return {
        ...viewOfGroup(group),
        place: assignment?.seat ?? null,
        assignment_id: assignment?.id ?? null,
      };
    }),
    wishes: listWishes(db),
    published: isSeatingPublished(db, eventId),
  };
};

/**
 * What a page shows before the rest is loaded: every group with a seat, and so many without one.
 * @throws DomainError `not_found` for a missing event
 */
export const firstPlanView = (
  db: Db,
  eventId: number,
  unseated: number,
): { plan: PlanView; isComplete: boolean } => {
  const seated = seatsByGroup(db, eventId);
  const limit = seated.size + unseated;
  if (countInvited(db, eventId) <= limit) return { plan: planView(db, eventId), isComplete: true };
  const first = plannedGroups(db, eventId, { limit })
    .map(({ id }) => id)
    .filter((id) => !seated.has(id));
  const groupIds = [...seated.keys(), ...first.slice(0, unseated)];
  return { plan: planView(db, eventId, { groupIds }), isComplete: false };
};

/** The sum over all plans. */
export const countSeatingWarnings = (
  db: Db,
  events: readonly { id: number; name: string }[],
): number => {
  const wishes = listWishes(db);
  return events
    .filter(({ name }) => isPlanned(name))
    .map(({ id }) => {
      const tables = listTableGroups(db, id);
      // Before the first table there are no alerts, and computing them would read much.
      if (tables.length === 0) return 0;
      const seated = seatsByGroup(db, id);
      const parts = plannedGroups(db, id).flatMap((group) =>
        partsOf(group, seated.get(group.id)?.seat ?? null),
      );
      return seatingWarnings({ tables, parts, wishes }).length;
    })
    .reduce((sum, count) => sum + count, 0);
};
