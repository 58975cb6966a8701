import type { EventResponsesView, EventGroupView } from '#contract/rsvps.ts';
import { countAttendance } from '#domain/responses/attendance.ts';
import { byType, type Orders, sortKeysOf } from '#islands/admin/ui/lists/sort-groups.ts';

/** What the screen shows of an event, once all its groups are there. */
export const fullEvent = (groups: EventGroupView[]): EventResponsesView => ({
  groups,
  total: groups.length,
  counts: countAttendance(groups.flatMap(({ members }) => members.map((each) => each.isAttending))),
});

export const countPeople = (groups: readonly EventGroupView[]) =>
  groups.reduce((sum, { members }) => sum + members.length, 0);

const how = (response: boolean | null) => (group: EventGroupView) =>
  group.members.filter(({ isAttending }) => isAttending === response).length;
const coming = how(true);
const pending = how(null);

export const eventOrders = {
  type: (one, other) => byType(one.guestType, other.guestType),
  members: (one, other) => one.members.length - other.members.length,
  coming: (one, other) => coming(one) - coming(other),
  pending: (one, other) => pending(one) - pending(other),
} satisfies Orders<EventGroupView, string>;

export const eventKeys = sortKeysOf(eventOrders);

export type EventKey = (typeof eventKeys)[number];
