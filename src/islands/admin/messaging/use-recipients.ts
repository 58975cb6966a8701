import { type SetStateAction, useDeferredValue, useMemo, useState } from 'react';
import type { MessagingGroup, MessagingGuests } from '#contract/messages.ts';
import type { Reminder } from '#domain/messages/filter.ts';
import type { AnswerFilterState } from '#islands/admin/questions/use-answer-filter.ts';
import { indexGroups } from '#islands/admin/ui/lists/filter-groups.ts';
import {
  noRecipientFilters,
  filterRecipients,
  hasFilters,
  type RecipientFilters,
} from './filter-recipients.ts';

const none: ReadonlySet<number> = new Set();

/** The groups found and selected: the selection stays while the filters change. */
export const useRecipients = (
  data: MessagingGuests,
  answers: Pick<AnswerFilterState, 'groupIds' | 'choose'>,
) => {
  const { groupIds } = answers;
  const [filters, setFilters] = useState(noRecipientFilters);
  const [selected, setSelected] = useState(none);
  const typed = useDeferredValue(filters);
  const query = useMemo(() => ({ ...typed, groupIds }), [typed, groupIds]);
  const index = useMemo(() => indexGroups(data.groups), [data.groups]);
  const found = useMemo(() => filterRecipients(index, query, query.groupIds), [index, query]);
  const selection = data.groups.filter(({ id }) => selected.has(id));
  const shownAndSelected = found.filter(({ id }) => selected.has(id)).length;

  const select = (groups: readonly Pick<MessagingGroup, 'id'>[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      for (const { id } of groups) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });

  return {
    filters,
    query,
    hasFilters: hasFilters(typed) || groupIds !== null,
    filter: (next: SetStateAction<RecipientFilters>) =>
      setFilters((before) => {
        const after = typeof next === 'function' ? next(before) : next;
        // A status belongs to an event.
        return after.event === '' ? { ...after, status: '' } : after;
      }),
    /** A preset filter: replaces all others and selects the groups found. */
    sendReminder: (reminder: Reminder | '') => {
      const only = { ...noRecipientFilters, reminder };
      setFilters(only);
      answers.choose(null);
      setSelected(
        reminder === '' ? none : new Set(filterRecipients(index, only).map(({ id }) => id)),
      );
    },
    /** Resets the filters and selects exactly these groups. */
    choose: (ids: readonly number[]) => {
      setFilters(noRecipientFilters);
      answers.choose(null);
      setSelected(new Set(ids));
    },
    found,
    selected,
    selection,
    hidden: selection.length - shownAndSelected,
    allFound: found.length > 0 && shownAndSelected === found.length,
    select,
    clear: () => setSelected(none),
  };
};

export type RecipientsState = ReturnType<typeof useRecipients>;
