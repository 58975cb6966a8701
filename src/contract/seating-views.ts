// Types for the couple's planner. Instants are ISO text with a zone.
import type { GuestType } from '#domain/groups/guest-group.ts';
import type { Place, TableType, WishKind } from '#domain/seating/seating.ts';

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
  members: { id: number; name: string }[];
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
  groups: (PlannedGroupView & { place: Place; assignment_id: number | null })[];
  wishes: WishView[];
  published: boolean;
};
