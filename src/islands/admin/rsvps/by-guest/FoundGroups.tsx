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
import { isByName, type Sorting, sortGroups } from '#islands/admin/ui/lists/sort-groups.ts';
import { SortSelect } from '#islands/admin/ui/lists/SortSelect.tsx';
import { GroupCard } from './GroupCard.tsx';
import { type GuestKey, guestKeys, guestOrders } from './guest-orders.ts';

type Props = {
  data: GuestResponsesView;
  byGroup: ReadonlyMap<number, StoredResponse[]>;
  filters: Filters;
  sorting: Sorting<GuestKey>;
  onSort: (sorting: Sorting<GuestKey>) => void;
  loading: boolean;
  onRefresh: () => void;
  onEdit: (groupId: number) => void;
};

const none: StoredResponse[] = [];

export const FoundGroups = ({ data, byGroup, filters, sorting, loading, ...props }: Props) => {
  const wanted = useMemo(() => ({ filters, sorting }), [filters, sorting]);
  const sought = useDeferredValue(wanted);
  const index = useMemo(() => indexGroups(data.groups), [data.groups]);
  const found = useMemo(
    () => sortGroups(filterGroups(index, sought.filters), sought.sorting, guestOrders(byGroup)),
    [index, byGroup, sought],
  );

  const isPart = data.groups.length < data.total;
  const isFiltered = areSet(sought.filters);
  // The first groups are neither all that a filter finds nor the first of another order.
  if (isPart && loading && (isFiltered || !isByName(sought.sorting))) {
    return <Loading label={texts.loading} />;
  }
  return (
    <GroupList
      found={found}
      sought={sought}
      few={1}
      summary={listTexts.found(isPart && !isFiltered ? data.total : found.length, data.total)}
      noneFound={texts.noneFound}
      loading={loading}
      onRefresh={props.onRefresh}
      sort={<SortSelect keys={guestKeys} sorting={sorting} onSort={props.onSort} />}
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
