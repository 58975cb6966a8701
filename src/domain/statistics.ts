import {
  type Attendance,
  type AttendanceCounts,
  attendanceOf,
  type IsAttending,
} from './responses/attendance.ts';
import { ageGroups, personNeeds, type AgeGroup, type PersonNeed } from './groups/profile.ts';
import { dietaryTypes, type DietaryType } from './responses/dietary.ts';
import { eventKind } from './events/event-kind.ts';

/** Number of invited people with the same response for one event. */
export type ResponseCounts = { eventId: number; isAttending: IsAttending; people: number };

export type EventSummary = { id: number; name: string; day_number: number };

export type EventStats = EventSummary & {
  /** Invited people. */
  total: number;
  attending: number;
  notAttending: number;
};

export const readEventStats = (
  events: readonly EventSummary[],
  counts: readonly ResponseCounts[],
): EventStats[] =>
  events.map(({ id, name, day_number }) => {
    const own = counts.filter(({ eventId }) => eventId === id);
    const people = (which: (count: ResponseCounts) => boolean) =>
      own.filter(which).reduce((sum, count) => sum + count.people, 0);
    return {
      id,
      name,
      day_number,
      total: people(() => true),
      attending: people(({ isAttending }) => isAttending === true),
      notAttending: people(({ isAttending }) => isAttending === false),
    };
  });

/** Counts of the responses for one event. */
export const attendanceCounts = (counts: readonly ResponseCounts[]): AttendanceCounts => {
  const people = (attendance: Attendance) =>
    counts
      .filter(({ isAttending }) => attendanceOf(isAttending) === attendance)
      .reduce((sum, count) => sum + count.people, 0);
  return {
    attending: people('attending'),
    notAttending: people('not_attending'),
    pending: people('pending'),
  };
};

/** People without a yes or no. */
export const pendingResponses = ({
  total,
  attending,
  notAttending,
}: Pick<EventStats, 'total' | 'attending' | 'notAttending'>): number =>
  Math.max(0, total - attending - notAttending);

/** Share of all invited people who confirmed the main event, 0 to 100. */
export const confirmedPercent = (confirmed: number, allPeople: number): number =>
  allPeople === 0 ? 0 : (confirmed / allPeople) * 100;

export type DietaryCount = { type: DietaryType; count: number };

/** Every diet in a fixed order, also those with a count of 0. */
export const readDietStats = (counts: readonly DietaryCount[]): DietaryCount[] =>
  dietaryTypes.map((type) => ({
    type,
    count: counts.find((count) => count.type === type)?.count ?? 0,
  }));

/** Number of people of an age group with the same needs. */
export type ProfileCount = { ageGroup: AgeGroup; needs: readonly PersonNeed[]; count: number };

/** The number of people for each age group and each need, zeros included. */
export const readPeopleStats = (counts: readonly ProfileCount[]) => {
  const people = (isMatch: (count: ProfileCount) => boolean) =>
    counts.filter(isMatch).reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries([
    ...ageGroups.map((group) => [group, people(({ ageGroup }) => ageGroup === group)]),
    ...personNeeds.map((need) => [need, people(({ needs }) => needs.includes(need))]),
  ]) as Record<AgeGroup | PersonNeed, number>;
};

/** The main event's confirmed people; null when the wedding has no such event. */
export const readMainEventStats = (events: readonly EventStats[]) => {
  const main = events.find(({ name }) => eventKind(name) === 'main');
  return main ? { name: main.name, confirmedAttendees: main.attending } : null;
};
