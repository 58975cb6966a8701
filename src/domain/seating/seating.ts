import {
  countAttendance,
  type AttendanceCounts,
  type IsAttending,
} from '../responses/attendance.ts';
import { groupBy } from '../group-by.ts';
import { needsChair, type AgeGroup, type PersonNeed } from '../groups/profile.ts';
import type { GuestType } from '../groups/guest-group.ts';

export const tableTypes = ['mesa', 'carpa 4m', 'carpa 5m', 'carpa 6m'] as const;

export type TableType = (typeof tableTypes)[number];

/** Initial values of the form for a new table. */
export const newTable = { type: 'mesa', capacity: 10, color: '#DDDDDD' } as const;

/** Wishes of the couple for two groups. */
export const wishKinds = ['together', 'apart'] as const;

export type WishKind = (typeof wishKinds)[number];

/** A member without a response keeps the bed until the response is no. */
export const needsSeat = (isAttending: IsAttending | undefined): boolean => isAttending !== false;

export type PlannedMember = {
  id: number;
  name: string;
  isCompanion: boolean;
  ageGroup: AgeGroup;
  needs: readonly PersonNeed[];
  isAttending: IsAttending;
};

/** A group that is invited to the event. */
export type PlannedGroup = {
  id: number;
  group_name: string;
  guest_type: GuestType;
  invited_by: string;
  members: readonly PlannedMember[];
};

export type MemberSeat = { member_id: number; table_group_id: number };

/** Where a group sits: at one table, nowhere, or split, as seats by member; a member left out has no seat. */
export type AssignedSeat = number | null | readonly MemberSeat[];

/** Members of one group at the same table, or all without one. */
export type Part = { group: PlannedGroup; table: number | null; members: readonly PlannedMember[] };

/** The parts of a group: each member is in exactly one. */
export const partsOf = (group: PlannedGroup, assigned: AssignedSeat): Part[] => {
  if (assigned === null || typeof assigned === 'number') {
    return [{ group, table: assigned, members: group.members }];
  }
  const seats = new Map(assigned.map((seat) => [seat.member_id, seat.table_group_id]));
  const parts = groupBy(group.members, ({ id }) => seats.get(id) ?? null);
  return [...parts].map(([table, members]) => ({ group, table, members }));
};

/** The canonical form of a place: seats by member only if the members do not share one table. */
export const normalizeSeat = (
  assigned: AssignedSeat,
  memberIds: readonly number[],
): AssignedSeat => {
  if (assigned === null || typeof assigned === 'number') return assigned;
  const seats = assigned
    .filter(({ member_id }) => memberIds.includes(member_id))
    .sort((a, b) => a.member_id - b.member_id);
  const [first] = seats;
  if (!first) return null;
  const isComplete =
    new Set(seats.map(({ member_id }) => member_id)).size === new Set(memberIds).size &&
    seats.every(({ table_group_id }) => table_group_id === first.table_group_id);
  return isComplete ? first.table_group_id : seats;
};

/** The place of a group after some of its members moved. */
export const seatAfter = (current: AssignedSeat, part: Part, to: number | null): AssignedSeat => {
  const all = part.group.members.map(({ id }) => id);
  if (part.members.length === all.length) return to;
  const moved = new Set(part.members.map(({ id }) => id));
  const before: MemberSeat[] =
    typeof current === 'number'
      ? all.map((member_id) => ({ member_id, table_group_id: current }))
      : [...(current ?? [])];
  const seats = [
    ...before.filter(({ member_id }) => !moved.has(member_id)),
    ...(to === null ? [] : [...moved].map((member_id) => ({ member_id, table_group_id: to }))),
  ];
  return normalizeSeat(seats, all);
};

export const isSameSeat = (one: AssignedSeat, other: AssignedSeat): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type PartCounts = AttendanceCounts & { total: number };

export const countPeople = (parts: readonly Pick<Part, 'members'>[]): PartCounts => {
  const people = parts.flatMap(({ members }) => members);
  return {
    total: people.length,
    ...countAttendance(people.map(({ isAttending }) => isAttending)),
  };
};

/** In chairs. `real`: of people who said yes. `tentative`: of all who were put there. */
export type Occupancy = { real: number; tentative: number };

export const occupancyOf = (parts: readonly Pick<Part, 'members'>[]): Occupancy => {
  const { attending, total } = countPeople(
    parts.map(({ members }) => ({ members: members.filter(needsChair) })),
  );
  return { real: attending, tentative: total };
};

export type OccupancyState = 'available' | 'full' | 'over';

export const occupancyState = (people: number, capacity: number): OccupancyState =>
  people < capacity ? 'available' : people === capacity ? 'full' : 'over';

export type ResponseStatus = 'confirmed' | 'rejected' | 'silent';

export const responseStatus = ({
  attending,
  notAttending,
}: Pick<AttendanceCounts, 'attending' | 'notAttending'>): ResponseStatus =>
  attending > 0 ? 'confirmed' : notAttending > 0 ? 'rejected' : 'silent';

export type Mattresses = { doubles: number; singles: number };

/** Mattresses for tents: two or more people of a part who have not declined share a double. */
export const mattressesFor = (parts: readonly Pick<Part, 'members'>[]): Mattresses => {
  const sleepers = parts.map(
    ({ members }) => members.filter(({ isAttending }) => needsSeat(isAttending)).length,
  );
  return {
    doubles: sleepers.filter((count) => count >= 2).length,
    singles: sleepers.filter((count) => count === 1).length,
  };
};

export const countTypes = (tables: readonly { type: TableType }[]): Record<TableType, number> => ({
  mesa: 0,
  'carpa 4m': 0,
  'carpa 5m': 0,
  'carpa 6m': 0,
  ...Object.fromEntries(
    [...groupBy(tables, ({ type }) => type)].map(([type, some]) => [type, some.length]),
  ),
});
