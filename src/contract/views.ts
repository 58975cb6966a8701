// Types of the API's answers, which pages also pass to their islands. Instants are ISO text with a zone.
import type { AttendanceCounts } from '#domain/responses/attendance.ts';
import type { DietaryType } from '#domain/responses/dietary.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import type { ActorKind, RemovalKind } from '#domain/history/history.ts';
import type { EventDiet, MemberDiet, ResponseDiet } from './diet-spellings.ts';
import type { CatalogueGift } from './gift-views.ts';
import type { ImportPreview } from './guest-import.ts';

export type MemberView = MemberDiet & {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
};

/** A member as the couple see them. */
export type GroupMemberView = MemberView & { phone_e164: string | null };

/** GET /api/rsvp/guest */
export type GuestView = {
  id: number;
  groupName: string;
  guestType: GuestType;
  members: MemberView[];
};

/** GET /api/rsvp/events, GET /api/rsvp/events/{id} */
export type EventView = {
  id: number;
  name: string;
  description: string;
  date: string;
  end_date: string | null;
  location: string;
  day_number: number;
  dresscode: string | null;
  image_url: string | null;
};

/** GET /api/admin/events (a list of them), POST and PUT */
export type AdminEventView = EventView & { version: number };

/** One person's response for one event. Without a stored one: `isAttending` and `responded` are false. */
export type ResponseView = ResponseDiet & {
  memberId: number;
  name: string;
  isAttending: boolean;
  responded: boolean;
  responseId: number | null;
  version: number;
  /** When the stored response was given. */
  respondedAt: string | null;
};

/** GET and POST /api/rsvp/responses/{eventId} */
export type ResponsesView = { responses: ResponseView[] };

/** The answer to a stale version: the stored response. */
export type ChangedAnswer = {
  guestEventId: number;
  memberId: number;
  isAttending: boolean | null;
  version: number;
};

/** GET /api/admin/rsvps/event/{id} */
export type EventGroupView = {
  guestId: number;
  groupName: string;
  guestType: GuestType;
  members: (EventDiet & {
    memberId: number;
    name: string;
    responseId: number | null;
    guestEventId: number;
    isAttending: boolean | null;
    version: number;
  })[];
};

/** The responses for one event: the page contains its first groups, the rest is loaded later. */
export type EventAnswers = {
  groups: EventGroupView[];
  /** The number of all invited groups. */
  total: number;
  /** Counts of all invited people. */
  counts: AttendanceCounts;
};

/** Every refusal of the API. */
export type Problem = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  /** For a conflict: the stored data. */
  current?: ChangedAnswer | GroupView | AdminEventView | CatalogueGift;
  /** For an import whose preview is stale: what it would do now. */
  preview?: ImportPreview;
};

/** GET /api/admin/guests/{id} */
export type GroupView = {
  id: number;
  group_name: string;
  access_code: string;
  /** The token of its personal link. */
  link_token: string;
  guest_type: GuestType;
  invited_by: string;
  version: number;
  created_at: string;
  updated_at: string;
  members: GroupMemberView[];
  events: EventView[];
  eventIds: number[];
  guestEvents: { id: number; event_id: number }[];
};

/** GET /api/admin/guests: without the events' descriptions, which thousands of groups would repeat. */
export type ListedGroup = Omit<GroupView, 'events'> & {
  events: Pick<EventView, 'id' | 'name' | 'day_number'>[];
};

/** A group in the couple's view of the responses. */
export type AnsweringGroup = Pick<
  GroupView,
  'id' | 'group_name' | 'access_code' | 'guest_type' | 'invited_by' | 'guestEvents'
> & {
  members: (Pick<MemberView, 'id' | 'name'> & MemberDiet)[];
};

/** GET /api/admin/rsvps?view=cells (a list of them); part of a row of GET /api/admin/rsvps. */
export type StoredAnswer = {
  id: number | null;
  guest_id: number;
  guest_event_id: number;
  member_id: number;
  is_attending: boolean | null;
  version: number;
};

/** Groups and their responses: the page contains the first ones, the rest is loaded later. */
export type GuestAnswers = {
  events: Pick<EventView, 'id' | 'name' | 'day_number'>[];
  groups: AnsweringGroup[];
  answers: StoredAnswer[];
  /** The number of all groups. */
  total: number;
};

/** GET /api/admin/stats/attendance */
export type AttendanceStats = {
  /** Number of alerts in the plans of all events; see `seatingAlerts`. */
  seatingAlerts: number;
  totalEvents: number;
  totalGuests: number;
  totalGuestMembers: number;
  mainEventStats: { name: string; confirmedAttendees: number } | null;
  eventStats: {
    id: number;
    name: string;
    day_number: number;
    /** Invited people. */
    total: number;
    attending: number;
    notAttending: number;
  }[];
  dietaryStats: { type: DietaryType; count: number }[];
  contactStats: { emailCount: number; phoneCount: number };
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

/** A line of GET /api/admin/history, newest first. */
export type HistoryLine = {
  id: number;
  at: string;
  actor: ActorKind;
  /** The subject of the sentence, and its predicate. */
  who: string;
  text: string;
};

/** A line of GET /api/admin/removals: a removal that can be undone by an undelete. */
export type RemovalView = {
  kind: RemovalKind;
  id: number;
  name: string;
  /** The group that it is part of, if any. */
  groupName: string | null;
  people: number;
  answers: number;
  who: string;
  removedAt: string;
  daysLeft: number;
};
