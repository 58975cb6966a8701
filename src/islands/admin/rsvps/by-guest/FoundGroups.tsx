import { useDeferredValue, useMemo } from 'react';
import { listTexts } from '#content/texts/admin-lists.ts';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import type { GuestResponsesView, StoredResponse } from '#contract/rsvps.ts';
import {
  areSet,
  filterGroups,
  type Filters,
  indexGroups,
} from '#islands/admin/ui/lists/filter-groups.ts';
import { GroupList } from '#islands/admin/ui/lists/GroupList.tsx';
import { Loading } from '#islands/admin/ui/panel-states.tsx';
import { isByName, type SortOrder, sortGroups } from '#islands/admin/ui/lists/sort-groups.ts';
import { SortSelect } from '#islands/admin/ui/lists/SortSelect.tsx';
import { GroupCard } from './GroupCard.tsx';
import { type GuestKey, guestKeys, guestOrders } from './guest-orders.ts';

type Props = {
  data: GuestResponsesView;
  byGroup: ReadonlyMap<number, StoredResponse[]>;
  filters: Filters;
  sortOrder: SortOrder<GuestKey>;
  onSort: (sortOrder: SortOrder<GuestKey>) => void;
  loading: boolean;
  onRefresh: () => void;
  onEdit: (groupId: number) => void;
};

const none: StoredResponse[] = [];

export const FoundGroups = ({ data, byGroup, filters, sortOrder, loading, ...props }: Props) => {
  const current = useMemo(() => ({ filters, sortOrder }), [filters, sortOrder]);
  const query = useDeferredValue(current);
  const index = useMemo(() => indexGroups(data.groups), [data.groups]);
  const found = useMemo(
    () => sortGroups(filterGroups(index, query.filters), query.sortOrder, guestOrders(byGroup)),
    [index, byGroup, query],
  );

  const isPart = data.groups.length < data.total;
  const isFiltered = areSet(query.filters);
  // The first groups are neither all that a filter finds nor the first of another order.
  if (isPart && loading && (isFiltered || !isByName(query.sortOrder))) {
    return <Loading label={texts.loading} />;
  }
  return (
    <GroupList
      found={found}
      query={query}
      first={1}
      summary={listTexts.found(isPart && !isFiltered ? data.total : found.length, data.total)}
      noneFound={texts.noneFound}
      loading={loading}
      onRefresh={props.onRefresh}
      sort={<SortSelect keys={guestKeys} sortOrder={sortOrder} onSort={props.onSort} />}
    >
      {(group) => (
        <GroupCard
          key={group.id}
          group={group}
          events={data.events}
          responses={byGroup.get(group.id) ?? none}
          onEdit={props.onEdit}
        />
      )}
    </GroupList>
  );
};
