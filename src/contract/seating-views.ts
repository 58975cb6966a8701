// Types for the couple's planner. Instants are ISO text with a zone.
import type { MemberProfile } from './profile-spellings.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import type { AssignedSeat, TableType, WishKind } from '#domain/seating/seating.ts';

/** GET /api/admin/table-groups/event/{eventId} (a list of them), POST and PUT */
export type TableView = {
  id: number;
  event_id: number;
  name: string;
  type: TableType;
  capacity: number;
  color: string;
  position_x: number;
  position_y: number;
  version: number;
  created_at: string;
  updated_at: string;
};

/** GET /api/admin/events/{eventId}/assigned-guests and …/unassigned-guests (lists of them) */
export type PlannedGroupView = {
  id: number;
  group_name: string;
  guest_type: GuestType;
  invited_by: string;
  totalMembers: number;
  confirmedCount: number;
  rejectedCount: number;
  /** Whether any member of the group responded. */
  hasResponded: boolean;
  members: (Pick<MemberProfile, 'age_group' | 'needs'> & {
    id: number;
    name: string;
    is_companion: boolean;
  })[];
  /** Only of members who responded. */
  responses: { member_id: number; is_attending: boolean }[];
};

/** GET /api/admin/table-groups/{id}/assignments (a list of them), POST /api/admin/table-assignments */
export type SeatView = {
  id: number;
  table_group_id: number;
  guest_id: number;
  /** The members of the group who sit at this table. */
  guest: PlannedGroupView;
};

export type WishView = { id: number; guest_id: number; other_id: number; kind: WishKind };

/** GET /api/admin/seating/{eventId}: the complete plan of one event, and the answer to its changes. */
export type PlanView = {
  tables: TableView[];
  groups: (PlannedGroupView & { place: AssignedSeat; assignment_id: number | null })[];
  wishes: WishView[];
  published: boolean;
};

/** GET /api/guest/{guestId}/assignment/{eventId} */
export type AssignmentView = {
  table_group_id: number;
  /** Further tables, if the group's members are seated separately. */
  also?: number[];
};

/** GET /api/table-group/{id}, for a guest */
export type TableGroupView = { name: string; type: string };

/** GET /api/table-group/{id}/assignments, for a guest: the people in the same tent, and no more. */
export type TentMatesView = {
  guest: { group_name: string };
  members: { name: string }[];
  count: number;
}[];

/** On an event's page: where the group's own members sleep or sit, by first names. */
export type OwnSeatsView = {
  kind: 'tents' | 'tables';
  places: {
    name: string;
    people: string[];
    /** The other groups in the same tent; for a table they are not disclosed. */
    mates: TentMatesView;
  }[];
  /** Members of a split group who have no seat yet. */
  waiting: string[];
};
