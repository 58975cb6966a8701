import { type Dispatch, type SetStateAction, useMemo } from 'react';
import { guestTypeLabels } from '#content/texts/admin-labels.ts';
import { listTexts } from '#content/texts/admin-lists.ts';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import type { GuestResponsesView, StoredResponse } from '#contract/rsvps.ts';
import { groupBy } from '#domain/group-by.ts';
import { guestTypes } from '#domain/groups/guest-group.ts';
import type { Live } from '#islands/admin/live/use-live.ts';
import type { Filters } from '#islands/admin/ui/lists/filter-groups.ts';
import { type Option, GroupFilters, inviterOption } from '#islands/admin/ui/lists/GroupFilters.tsx';
import { Empty, LoadFailure, Loading } from '#islands/admin/ui/panel-states.tsx';
import type { SortOrder } from '#islands/admin/ui/lists/sort-groups.ts';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import { withStored } from '../member-responses.ts';
import { EditResponses } from '../editing/EditResponses.tsx';
import { FoundGroups } from './FoundGroups.tsx';
import type { GuestKey } from './guest-orders.ts';

type Props = {
  loaded: Loaded<GuestResponsesView>;
  invitedBy: readonly string[];
  filters: Filters;
  onFilter: Dispatch<SetStateAction<Filters>>;
  sortOrder: SortOrder<GuestKey>;
  onSort: (sortOrder: SortOrder<GuestKey>) => void;
  /** The group whose dialog is open. */
  editingId: number | null;
  onEdit: (groupId: number | null) => void;
  live: Live;
  onSaved: () => void;
};

const none: StoredResponse[] = [];

const typeOption: Option<'guestType'> = {
  name: 'guestType',
  label: listTexts.filters.guestType,
  options: guestTypes.map((type) => [type, guestTypeLabels[type]] as const),
};

/** The second tab: every group with all its answers, and the dialog that changes them. */
export const GuestResponses = ({
  loaded,
  invitedBy,
  filters,
  onFilter,
  sortOrder,
  onSort,
  editingId,
  onEdit,
  live,
  onSaved,
}: Props) => {
  const { data, loading, failure, load, set } = loaded;
  const editing = data?.groups.find(({ id }) => id === editingId);
  const responses = data?.responses ?? none;
  const byGroup = useMemo(() => groupBy(responses, ({ guest_id }) => guest_id), [responses]);

  const store = (now: StoredResponse[]) =>
    set((before) => before && { ...before, responses: withStored(before.responses, now) });

  const close = () => onEdit(null);

  return (
    <>
      <GroupFilters
        filters={filters}
        options={[typeOption, inviterOption(invitedBy)]}
        onFilter={onFilter}
      />
      <div className="mt-4" aria-busy={loading}>
        {failure && <LoadFailure title={texts.loadFailed} message={failure} onRetry={load} />}
        {!data && loading && <Loading label={texts.loading} />}
        {data?.total === 0 && (
          <Empty link={{ href: '/admin/guests', text: texts.toGuests }}>{texts.noGuests}</Empty>
        )}
        {data && data.total > 0 && (
          <FoundGroups
            data={data}
            byGroup={byGroup}
            filters={filters}
            sortOrder={sortOrder}
            onSort={onSort}
            loading={loading}
            onRefresh={load}
            onEdit={onEdit}
          />
        )}
      </div>
      {editing && data && (
        <EditResponses
          group={editing}
          events={data.events}
          responses={byGroup.get(editing.id) ?? none}
          live={live}
          onStored={store}
          onConflict={load}
          onSaved={() => {
            close();
            onSaved();
          }}
          onClose={close}
        />
      )}
    </>
  );
};
