import {
  countAttendance,
  type AttendanceCounts,
  type IsAttending,
} from '../responses/attendance.ts';
import { groupBy } from '../group-by.ts';
import type { GuestType } from '../groups/guest-group.ts';

export const tableTypes = ['mesa', 'carpa 4m', 'carpa 5m', 'carpa 6m'] as const;

export type TableType = (typeof tableTypes)[number];

/** What stands in the form of a new table. */
export const newTable = { type: 'mesa', capacity: 10, color: '#DDDDDD' } as const;

/** What the couple may wish for two groups. */
export const wishKinds = ['together', 'apart'] as const;

export type WishKind = (typeof wishKinds)[number];

/** A silent person keeps the bed until the answer is no. */
export const keepsPlace = (isAttending: IsAttending | undefined): boolean => isAttending !== false;

export type PlannedMember = { id: number; name: string; isAttending: IsAttending };

/** A group that is invited to the event. */
export type PlannedGroup = {
  id: number;
  group_name: string;
  guest_type: GuestType;
  invited_by: string;
  members: readonly PlannedMember[];
};

export type MemberSeat = { member_id: number; table_group_id: number };

/**
 * Where a group is: at one table, nowhere, or apart: each member at a table of their own, by member;
 * whoever is not named has no place.
 */
export type Place = number | null | readonly MemberSeat[];

/** People of one group who are together at a table, or together without one. */
export type Part = { group: PlannedGroup; table: number | null; members: readonly PlannedMember[] };

/** A group by where its people are: each of them in exactly one part. */
export const partsOf = (group: PlannedGroup, place: Place): Part[] => {
  if (place === null || typeof place === 'number') {
    return [{ group, table: place, members: group.members }];
  }
  const seats = new Map(place.map((seat) => [seat.member_id, seat.table_group_id]));
  const parts = groupBy(group.members, ({ id }) => seats.get(id) ?? null);
  return [...parts].map(([table, members]) => ({ group, table, members }));
};

/** The same place in its one form: seats by member, and a table's number where nobody is apart. */
export const normalPlace = (place: Place, memberIds: readonly number[]): Place => {
  if (place === null || typeof place === 'number') return place;
  const seats = place
    .filter(({ member_id }) => memberIds.includes(member_id))
    .sort((a, b) => a.member_id - b.member_id);
  const [first] = seats;
  if (!first) return null;
  const isWhole =
    new Set(seats.map(({ member_id }) => member_id)).size === new Set(memberIds).size &&
    seats.every(({ table_group_id }) => table_group_id === first.table_group_id);
  return isWhole ? first.table_group_id : seats;
};

/** The place of a group after some of its people went elsewhere. */
export const placeAfter = (current: Place, part: Part, to: number | null): Place => {
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
  return normalPlace(seats, all);
};

export const isSamePlace = (one: Place, other: Place): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type PartCounts = AttendanceCounts & { total: number };

export const countPeople = (parts: readonly Pick<Part, 'members'>[]): PartCounts => {
  const people = parts.flatMap(({ members }) => members);
  return {
    total: people.length,
    ...countAttendance(people.map(({ isAttending }) => isAttending)),
  };
};

/** `real`: those who said yes. `tentative`: everybody who was put there. */
export type Occupancy = { real: number; tentative: number };

export const occupancyOf = (parts: readonly Pick<Part, 'members'>[]): Occupancy => {
  const { attending, total } = countPeople(parts);
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

/** Of those who sleep in tents: two or more people who have not declined share a double. */
export const mattressesFor = (parts: readonly Pick<Part, 'members'>[]): Mattresses => {
  const sleepers = parts.map(
    ({ members }) => members.filter(({ isAttending }) => keepsPlace(isAttending)).length,
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
