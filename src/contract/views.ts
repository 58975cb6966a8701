// What the API answers and the pages hand to their islands. Instants are ISO text with a zone.
import type { AttendanceCounts } from '#domain/responses/attendance.ts';
import type { DietaryType } from '#domain/responses/dietary.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import type { ActorKind, RemovalKind } from '#domain/history/history.ts';
import type { CatalogueGift } from './gift-views.ts';
import type { ImportPreview } from './guest-import.ts';

export type MemberView = {
  id: number;
  name: string;
  dietary_restriction_type: DietaryType;
  dietary_restriction_spec: string | null;
  email: string | null;
  phone: string | null;
};

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

/** One person's answer for one event. Without a record: `isAttending` and `responded` are false. */
export type ResponseView = {
  memberId: number;
  name: string;
  isAttending: boolean;
  responded: boolean;
  responseId: number | null;
  version: number;
  /** When the answer that stands was given. */
  respondedAt: string | null;
  dietaryRestriction: DietaryType;
  dietaryRestrictionDetails: string | null;
};

/** GET and POST /api/rsvp/responses/{eventId} */
export type ResponsesView = { responses: ResponseView[] };

/** The answer to a stale version: what is stored now. */
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
  members: {
    memberId: number;
    name: string;
    responseId: number | null;
    guestEventId: number;
    isAttending: boolean | null;
    version: number;
    dietaryRestriction: Lowercase<DietaryType>;
    dietaryRestrictionDetails: string | null;
  }[];
};

/** The answers for one event: its first groups come with the page, the rest follow. */
export type EventAnswers = {
  groups: EventGroupView[];
  /** Of all groups that are invited. */
  total: number;
  /** Of all people that are invited. */
  counts: AttendanceCounts;
};

/** Every refusal of the API. */
export type Problem = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  /** Beside a conflict: what is stored now. */
  current?: ChangedAnswer | GroupView | AdminEventView | CatalogueGift;
  /** Beside an import that was overtaken: what it would do now. */
  preview?: ImportPreview;
};

/** GET /api/admin/guests/{id} */
export type GroupView = {
  id: number;
  group_name: string;
  access_code: string;
  /** What its personal link opens with. */
  link_token: string;
  guest_type: GuestType;
  invited_by: string;
  version: number;
  created_at: string;
  updated_at: string;
  members: MemberView[];
  events: EventView[];
  eventIds: number[];
  guestEvents: { id: number; event_id: number }[];
};

/** GET /api/admin/guests: with thousands of them, an event's description stands nowhere twice. */
export type ListedGroup = Omit<GroupView, 'events'> & {
  events: Pick<EventView, 'id' | 'name' | 'day_number'>[];
};

/** A group as the couple's list shows it: what thousands of rows need, and no more. */
export type GroupRow = Pick<
  GroupView,
  'id' | 'group_name' | 'access_code' | 'link_token' | 'guest_type' | 'invited_by' | 'eventIds'
> & { members: Pick<MemberView, 'id' | 'name' | 'phone'>[] };

/** A group as the couple's view of the answers shows it. */
export type AnsweringGroup = Pick<
  GroupView,
  'id' | 'group_name' | 'access_code' | 'guest_type' | 'invited_by' | 'guestEvents'
> & {
  members: Pick<
    MemberView,
    'id' | 'name' | 'dietary_restriction_type' | 'dietary_restriction_spec'
  >[];
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

/** Groups and their answers: the first ones come with the page, the rest follow. */
export type GuestAnswers = {
  events: Pick<EventView, 'id' | 'name' | 'day_number'>[];
  groups: AnsweringGroup[];
  answers: StoredAnswer[];
  /** Of all groups there are. */
  total: number;
};

/** GET /api/admin/stats/attendance */
export type AttendanceStats = {
  /** What the couple should look at in the plans of its events; see `seatingAlerts`. */
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
  /** The others, where the group's people sit apart. */
  also?: number[];
};

/** GET /api/table-group/{id}, for a guest */
export type TableGroupView = { name: string; type: string };

/** GET /api/table-group/{id}/assignments, for a guest: who sleeps in the same tent, and no more. */
export type TentMatesView = {
  guest: { group_name: string };
  members: { name: string }[];
  count: number;
}[];

/** On the page of an event: where the group's own people sleep or sit, by first names. */
export type OwnSeatsView = {
  kind: 'tents' | 'tables';
  places: {
    name: string;
    people: string[];
    /** The other groups of the same tent; of a table nobody is told. */
    mates: TentMatesView;
  }[];
  /** Of a group that is apart, those who have no place yet. */
  waiting: string[];
};

/** A line of GET /api/admin/history, the latest first. */
export type HistoryLine = {
  id: number;
  at: string;
  actor: ActorKind;
  /** The subject of the sentence, and the rest of it. */
  who: string;
  text: string;
};

/** A line of GET /api/admin/removals: what can still be brought back. */
export type RemovalView = {
  kind: RemovalKind;
  id: number;
  name: string;
  /** Whose, when it is part of a group. */
  groupName: string | null;
  people: number;
  answers: number;
  who: string;
  removedAt: string;
  daysLeft: number;
};
