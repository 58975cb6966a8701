import { type Dispatch, type SetStateAction, useDeferredValue, useMemo } from 'react';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import type { EventResponsesView } from '#contract/rsvps.ts';
import { GroupList } from '#islands/admin/ui/lists/GroupList.tsx';
import { Empty, Loading } from '#islands/admin/ui/panel-states.tsx';
import { isByName, type SortOrder, sortGroups } from '#islands/admin/ui/lists/sort-groups.ts';
import { SortSelect } from '#islands/admin/ui/lists/SortSelect.tsx';
import { ResponseCounts } from './ResponseCounts.tsx';
import { countPeople, type EventKey, eventKeys, eventOrders } from './event-responses.ts';
import { GroupResponses } from './by-guest/GroupResponses.tsx';
import { indexEventGroups, searchGroups } from './by-guest/search-groups.ts';

/** How the couple looks at an event's answers; it stays while another event or tab is open. */
export type EventSearch = { search: string; sortOrder: SortOrder<EventKey> };

type Props = {
  responses: EventResponsesView;
  loading: boolean;
  query: EventSearch;
  onSearch: Dispatch<SetStateAction<EventSearch>>;
};

/** The event's sum, and under it each group. The search narrows the groups, never the sum. */
export const GroupsOfEvent = ({ responses, loading, query, onSearch }: Props) => {
  const { groups, total, counts } = responses;
  const shown = useDeferredValue(query);
  const { search, sortOrder } = shown;
  const index = useMemo(() => indexEventGroups(groups), [groups]);
  const found = useMemo(
    () => sortGroups(searchGroups(index, search), sortOrder, eventOrders),
    [index, search, sortOrder],
  );

  if (total === 0) return <Empty>{texts.noData}</Empty>;
  const isPart = groups.length < total;
  const people = counts.attending + counts.notAttending + counts.pending;
  const isAll = isPart && search === '';
  return (
    <>
      <ResponseCounts counts={counts} people={people} />
      <div className="mt-4">
        {isPart && loading && (search !== '' || !isByName(sortOrder)) ? (
          // The first groups are neither all that are sought nor the first of another order.
          <Loading label={texts.loading} />
        ) : (
          <GroupList
            found={found}
            query={shown}
            first={2}
            summary={texts.shown(isAll ? total : found.length, isAll ? people : countPeople(found))}
            noneFound={texts.noMatch}
            sort={
              <SortSelect
                keys={eventKeys}
                sortOrder={query.sortOrder}
                onSort={(to) => onSearch((before) => ({ ...before, sortOrder: to }))}
              />
            }
            className="lg:grid-cols-2"
          >
            {(group) => <GroupResponses key={group.guestId} group={group} />}
          </GroupList>
        )}
      </div>
    </>
  );
};
