import type { MessagingGroup } from '#contract/messages.ts';
import {
  matchesStatus,
  needsReminder,
  type Reminder,
  statusAt,
  type StatusFilter,
} from '#domain/messages/filter.ts';
import {
  areSet,
  filterGroups,
  type Filters,
  type GroupIndex,
  noFilters,
} from '#islands/admin/ui/lists/filter-groups.ts';
import { isSent, peopleOf } from './people.ts';

export type RecipientFilters = Filters & {
  /** An event's id; a status means nothing without one. */
  event: string;
  status: StatusFilter | '';
  written: 'no' | 'yes' | '';
  reminder: Reminder | '';
};

export const noRecipientFilters: RecipientFilters = {
  ...noFilters,
  event: '',
  status: '',
  written: '',
  reminder: '',
};

export const hasFilters = (filters: RecipientFilters) => areSet(filters);

/** @param groupIds the groups that gave an answer; null where no answer is sought */
export const filterRecipients = (
  index: GroupIndex<MessagingGroup>,
  filters: RecipientFilters,
  groupIds: ReadonlySet<number> | null = null,
): MessagingGroup[] => {
  const { event, status, written, reminder } = filters;
  return filterGroups(index, filters).filter(
    (group) =>
      (groupIds?.has(group.id) ?? true) &&
      (event === '' || isAt(group, Number(event), status)) &&
      (written === '' || isGroupSent(group) === (written === 'yes')) &&
      (reminder === '' || needsReminder(group, reminder)),
  );
};

const isAt = ({ events }: MessagingGroup, eventId: number, filter: StatusFilter | '') => {
  const status = statusAt(events, eventId);
  return status !== null && (filter === '' || matchesStatus(status, filter));
};

/** Every recipient of a message to the group has been written to. */
const isGroupSent = (group: MessagingGroup): boolean => {
  const people = peopleOf([group]);
  return people.length > 0 && people.every(({ member }) => isSent(member));
};
