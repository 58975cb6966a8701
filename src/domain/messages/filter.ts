import {
  groupAttendance,
  type GroupAttendance,
  type IsAttending,
} from '../responses/attendance.ts';

/** By which groups are chosen once an event is. */
export const statusFilters = ['at_least_one', 'nobody', 'pending'] as const;

export type StatusFilter = (typeof statusFilters)[number];

const matching: Record<StatusFilter, readonly GroupAttendance[]> = {
  at_least_one: ['attending', 'mixed'],
  nobody: ['not_attending'],
  pending: ['pending'],
};

export const matchesStatus = (status: GroupAttendance, filter: StatusFilter): boolean =>
  matching[filter].includes(status);

/** Whom to remind: who never came in, who said nothing, who said only a part. */
export const reminders = ['not_opened', 'not_answered', 'answered_in_part'] as const;

export type Reminder = (typeof reminders)[number];

export type RemindedGroup = {
  /** Whether anybody has ever signed in. */
  opened: boolean;
  /** Event by event, person by person. */
  events: readonly { answers: readonly (IsAttending | undefined)[] }[];
};

/** Nobody is reminded of what is answered, nor of an event to which they are not invited. */
export const needsReminder = ({ opened, events }: RemindedGroup, reminder: Reminder): boolean => {
  const answers = events.flatMap((event) => event.answers);
  const answered = answers.filter((answer) => typeof answer === 'boolean').length;
  if (answers.length === 0 || answered === answers.length) return false;
  if (reminder === 'not_opened') return !opened;
  return reminder === 'not_answered' ? answered === 0 : answered > 0;
};

/** What a group said about one event; null when it is not invited. */
export const statusAt = (
  events: readonly { id: number; answers: readonly (IsAttending | undefined)[] }[],
  eventId: number,
): GroupAttendance | null => {
  const event = events.find(({ id }) => id === eventId);
  return event ? groupAttendance(event.answers) : null;
};
