import * as z from 'zod/mini';
import { id, version } from './text.ts';
import type { AttendanceCounts } from '#domain/responses/attendance.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import type { MemberDiet } from './diet-spellings.ts';
import type { EventDiet } from './event-diets.ts';
import type { MemberView, GroupView } from './guest-groups.ts';
import type { EventView } from './events.ts';

/** POST /api/admin/rsvps/bulk-update; `null` resets a response to pending. */
export const bulkUpdate = z.object({
  responses: z
    .array(
      z.object({
        responseId: z.nullish(id),
        guestEventId: id,
        memberId: id,
        isAttending: z.nullable(z.boolean()),
        version: z.optional(version),
      }),
    )
    .check(z.minLength(1, 'No hay respuestas para actualizar'), z.maxLength(5000)),
});

export type BulkUpdate = z.infer<typeof bulkUpdate>;

/** GET /api/admin/rsvps/event/{id} */
export type EventGroupView = {
  guestId: number;
  groupName: string;
  guestType: GuestType;
  members: (EventDiet & {
    memberId: number;
    name: string;
    is_companion: boolean;
    responseId: number | null;
    guestEventId: number;
    isAttending: boolean | null;
    version: number;
  })[];
};

/** The responses for one event: the page contains its first groups, the rest is loaded later. */
export type EventResponsesView = {
  groups: EventGroupView[];
  /** The number of all invited groups. */
  total: number;
  /** Counts of all invited people. */
  counts: AttendanceCounts;
};

/** A group in the couple's view of the responses. */
export type ResponseGroup = Pick<
  GroupView,
  'id' | 'group_name' | 'access_code' | 'guest_type' | 'invited_by' | 'guestEvents'
> & {
  members: (Pick<MemberView, 'id' | 'name' | 'is_companion'> & MemberDiet)[];
};

/** GET /api/admin/rsvps?view=cells (a list of them); part of a row of GET /api/admin/rsvps. */
export type StoredResponse = {
  id: number | null;
  guest_id: number;
  guest_event_id: number;
  member_id: number;
  is_attending: boolean | null;
  version: number;
};

/** Groups and their responses: the page contains the first ones, the rest is loaded later. */
export type GuestResponsesView = {
  events: Pick<EventView, 'id' | 'name' | 'day_number'>[];
  groups: ResponseGroup[];
  responses: StoredResponse[];
  /** The number of all groups. */
  total: number;
};
