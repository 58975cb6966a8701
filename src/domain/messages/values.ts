import { countAttendance, groupAttendance, type IsAttending } from '../responses/attendance.ts';
import { isPast } from '../responses/deadline.ts';
import { daysBetween } from '../time/local-input-value.ts';
import { isAllergy, type Diet } from '../responses/dietary.ts';
import type { TemplateVariable } from './template.ts';
import { personalLink } from '../groups/personal-link.ts';

/** The facts about a group that a message may mention. */
export type RecipientGroup = {
  group_name: string;
  access_code: string;
  link_token: string;
  members: readonly { name: string; diet: Diet }[];
  /** The events it is invited to, with each member's response, and until when it may answer. */
  events: readonly { name: string; responses: readonly IsAttending[]; deadline: Date | null }[];
};

export type MessageWords = {
  diet: (person: string, diet: Diet) => string;
  noDiets: string;
  status: (event: string, status: string) => string;
  attending: (people: number) => string;
  notAttending: (people: number) => string;
  pending: string;
  /** Some attend, some declined, some have not responded. */
  mixed: (attending: number, pending: number, people: number) => string;
  noEvents: string;
  /** Whole days that are left, 0 for the last one. */
  daysLeft: (days: number, deadline: Date) => string;
};

/** The value of each variable in a message to one group. */
export const messageValues = (
  group: RecipientGroup,
  siteUrl: string,
  words: MessageWords,
  now: Date,
): Record<TemplateVariable, string> => ({
  group_name: group.group_name,
  access_code: group.access_code,
  dietary_preferences: dietaryPreferences(group, words),
  confirmation_status: confirmationStatus(group, words),
  personal_link: personalLink(siteUrl, group),
  deadline: deadlineText(group, words, now),
});

/** Of the first deadline by which the group still has something to answer; nothing is said where there is none. */
const deadlineText = ({ events }: RecipientGroup, words: MessageWords, now: Date): string => {
  const [next] = events
    .flatMap(({ deadline, responses }) => (deadline && responses.includes(null) ? [deadline] : []))
    .filter((deadline) => !isPast(deadline, now))
    .sort((one, other) => one.getTime() - other.getTime());
  return next ? words.daysLeft(daysBetween(now, next), next) : '';
};

const dietaryPreferences = ({ members }: RecipientGroup, words: MessageWords): string => {
  const special = members.filter(({ diet }) => diet.type !== 'None');
  if (special.length === 0) return words.noDiets;
  // Grave allergies first: a long list is not read to its end.
  const severe = special.filter(({ diet }) => isAllergy(diet));
  const rest = special.filter(({ diet }) => !isAllergy(diet));
  return [...severe, ...rest].map(({ name, diet }) => words.diet(name, diet)).join('\n');
};

const confirmationStatus = ({ events }: RecipientGroup, words: MessageWords): string =>
  events.length === 0
    ? words.noEvents
    : events
        .map(({ name, responses }) => words.status(name, statusText(responses, words)))
        .join('\n');

const statusText = (responses: readonly IsAttending[], words: MessageWords): string => {
  const { attending, pending } = countAttendance(responses);
  switch (groupAttendance(responses)) {
    case 'attending':
      return words.attending(responses.length);
    case 'not_attending':
      return words.notAttending(responses.length);
    case 'pending':
      return words.pending;
    case 'mixed':
      return words.mixed(attending, pending, responses.length);
  }
};
