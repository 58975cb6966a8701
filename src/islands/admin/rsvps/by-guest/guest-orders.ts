import type { ResponseGroup, StoredResponse } from '#contract/rsvps.ts';
import { byType, type Orders, sortKeysOf } from '#islands/admin/ui/lists/sort-groups.ts';

type Responses = ReadonlyMap<number, readonly StoredResponse[]>;

/** How many times a group still has to say yes or no: each member to each event. */
export const pendingOf = (
  group: ResponseGroup,
  responses: readonly StoredResponse[] = [],
): number =>
  group.guestEvents.length * group.members.length -
  responses.filter(({ is_attending }) => is_attending !== null).length;

export const guestOrders = (byGroup: Responses) =>
  ({
    type: (one, other) => byType(one.guest_type, other.guest_type),
    invitedBy: (one, other) => one.invited_by.localeCompare(other.invited_by, 'es'),
    members: (one, other) => one.members.length - other.members.length,
    pending: (one, other) =>
      pendingOf(one, byGroup.get(one.id)) - pendingOf(other, byGroup.get(other.id)),
  }) satisfies Orders<ResponseGroup, string>;

export const guestKeys = sortKeysOf(guestOrders(new Map()));

export type GuestKey = (typeof guestKeys)[number];
