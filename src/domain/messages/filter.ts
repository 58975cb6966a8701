import {
  groupAttendance,
  type GroupAttendance,
  type IsAttending,
} from '../responses/attendance.ts';

/** Filters for groups once an event is selected. */
export const statusFilters = ['at_least_one', 'nobody', 'pending'] as const;

export type StatusFilter = (typeof statusFilters)[number];

const matching: Record<StatusFilter, readonly GroupAttendance[]> = {
  at_least_one: ['attending', 'mixed'],
  nobody: ['not_attending'],
  pending: ['pending'],
};

export const matchesStatus = (status: GroupAttendance, filter: StatusFilter): boolean =>
  matching[filter].includes(status);

/** Whom to remind: never opened, nothing answered, only a part answered, nothing saved on a phone for the road. */
export const reminders = ['not_opened', 'not_answered', 'answered_in_part', 'not_saved'] as const;

export type Reminder = (typeof reminders)[number];

export type ReminderGroup = {
  /** Whether a member has ever signed in. */
  opened: boolean;
  /** Whether a phone of theirs holds everything for the road. */
  isReady: boolean;
  /** By event, then by person. */
  events: readonly { responses: readonly (IsAttending | undefined)[] }[];
};

/**
 * Whether a reminder applies: to save, where somebody may still come; the others only for events with an invitation and without
 * a response.
 */
export const needsReminder = (
  { opened, isReady, events }: ReminderGroup,
  reminder: Reminder,
): boolean => {
  const responses = events.flatMap((event) => event.responses);
  if (reminder === 'not_saved') return !isReady && isInvitedTo({ events });
  const responded = responses.filter((response) => typeof response === 'boolean').length;
  if (responses.length === 0 || responded === responses.length) return false;
  if (reminder === 'not_opened') return !opened;
  return reminder === 'not_answered' ? responded === 0 : responded > 0;
};

/** Whether the group has an invitation that it has not fully declined. */
export const isInvitedTo = ({ events }: Pick<ReminderGroup, 'events'>): boolean =>
  events.some(({ responses }) => responses.some((response) => response !== false));

/** A group's responses for one event; null when it is not invited. */
export const statusAt = (
  events: readonly { id: number; responses: readonly (IsAttending | undefined)[] }[],
  eventId: number,
): GroupAttendance | null => {
  const event = events.find(({ id }) => id === eventId);
  return event ? groupAttendance(event.responses) : null;
};
