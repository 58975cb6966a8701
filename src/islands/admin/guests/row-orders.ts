import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import { byType, type Orders, sortKeysOf } from '#islands/admin/ui/lists/sort-groups.ts';

/** The columns by which the list of guests can be put in order, besides the name. */
export const rowOrders = {
  type: (one, other) => byType(one.guest_type, other.guest_type),
  invitedBy: (one, other) => one.invited_by.localeCompare(other.invited_by, 'es'),
  events: (one, other) => one.eventIds.length - other.eventIds.length,
  members: (one, other) => one.members.length - other.members.length,
} satisfies Orders<GroupRow, string>;

export const rowKeys = sortKeysOf(rowOrders);

export type RowKey = (typeof rowKeys)[number];

export const isRowKey = (key: string): key is RowKey => (rowKeys as string[]).includes(key);
