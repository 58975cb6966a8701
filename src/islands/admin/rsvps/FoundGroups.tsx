import { useDeferredValue, useMemo } from 'react';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import type { GuestAnswers, StoredAnswer } from '#contract/views.ts';
import {
  areSet,
  filterGroups,
  type Filters,
  indexGroups,
} from '#islands/admin/ui/filter-groups.ts';
import { GroupList } from '#islands/admin/ui/GroupList.tsx';
import { Loading } from '#islands/admin/ui/panel-states.tsx';
import { GroupCard } from './GroupCard.tsx';

type Props = {
  data: GuestAnswers;
  byGroup: ReadonlyMap<number, StoredAnswer[]>;
  filters: Filters;
  loading: boolean;
  onRefresh: () => void;
  onEdit: (groupId: number) => void;
};

const none: StoredAnswer[] = [];

export const FoundGroups = ({ data, byGroup, filters, loading, onRefresh, onEdit }: Props) => {
  const sought = useDeferredValue(filters);
  const index = useMemo(() => indexGroups(data.groups), [data.groups]);
  const found = useMemo(() => filterGroups(index, sought), [index, sought]);

  const isPart = data.groups.length < data.total;
  // Among the first groups nobody may have been found who is among the rest.
  if (isPart && loading && areSet(sought)) return <Loading label={texts.loading} />;
  return (
    <GroupList
      found={found}
      sought={sought}
      count={isPart && !areSet(sought) ? data.total : found.length}
      total={data.total}
      noneFound={texts.noneFound}
      loading={loading}
      onRefresh={onRefresh}
    >
      {(group) => (
        <GroupCard
          key={group.id}
          group={group}
          events={data.events}
          answers={byGroup.get(group.id) ?? none}
          onEdit={onEdit}
        />
      )}
    </GroupList>
  );
};
