import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import type { TripPassView } from '#contract/trip-passes.ts';
import type { LiveChange } from '#domain/history/live-change.ts';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import { AnswerFilter } from '#islands/admin/questions/AnswerFilter.tsx';
import type { QuestionOption } from '#islands/admin/questions/filter-answers.ts';
import { useAnswerFilter } from '#islands/admin/questions/use-answer-filter.ts';
import { useNamedInAddress } from '#islands/admin/ui/use-named-in-address.ts';
import type { WeddingDetails } from '#islands/admin/ui/wedding-details.ts';
import { api, call, isSignedOut, messageOf } from '#islands/client/api.ts';
import {
  byName,
  isByName,
  sortGroups,
  type SortOrder,
  turned,
} from '#islands/admin/ui/lists/sort-groups.ts';
import { SortSelect } from '#islands/admin/ui/lists/SortSelect.tsx';
import { useShowMore } from '#islands/admin/ui/lists/use-show-more.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Controls } from '#islands/ui/Controls.tsx';
import {
  filterGroups,
  type GroupFilter,
  hasFilters,
  noFilter,
  searchable,
} from './filter-groups.ts';
import { Filters } from './Filters.tsx';
import { countMembers, type EventOption, pageSize } from './group-rows.ts';
import { GroupTable } from './GroupTable.tsx';
import { GuestDialogs, type Opened } from './GuestDialogs.tsx';
import { invitationsOf } from './invitations.ts';
import { ListActions } from './ListActions.tsx';
import { Pages } from './Pages.tsx';
import { type RowKey, rowKeys, rowOrders } from './row-orders.ts';
import { useGroups } from './use-groups.ts';
import { WhatsAppPanel } from './WhatsAppPanel.tsx';
import { Empty } from '#islands/admin/ui/panel-states.tsx';

type Props = {
  first: GroupRow[];
  counts: { groups: number; members: number };
  events: EventOption[];
  questions: QuestionOption[];
  inviters: readonly [string, string];
  wedding: WeddingDetails;
  tripPasses: TripPassView[];
  /** See `useLive`. */
  mark: string;
};

/** The groups of which a phone holds everything for the road. */
const readyIds = (passes: readonly TripPassView[]): ReadonlySet<number> =>
  new Set(passes.flatMap(({ guestId, complete }) => (complete ? [guestId] : [])));

export const GuestsScreen = ({
  first,
  counts,
  events: firstEvents,
  questions,
  inviters,
  wedding,
  tripPasses,
  mark,
}: Props) => {
  const { rows, complete, loading, reload, refresh, put, drop } = useGroups(
    first,
    first.length === counts.groups,
  );
  const [events, setEvents] = useState(firstEvents);
  const [ready, setReady] = useState(() => readyIds(tripPasses));
  const [filter, setFilter] = useState(noFilter);
  const [sortOrder, setSortOrder] = useState<SortOrder<RowKey>>(byName);
  const [page, setPage] = useState(0);
  const [template, setTemplate] = useState<string>(texts.templateDefault);
  const [whatsAppPanel, isPanelOpen] = useState(false);
  const [opened, open] = useState<Opened | null>(null);
  const answers = useAnswerFilter(questions);
  const latestRequest = useRef(0);
  const list = useRef<HTMLDivElement>(null);

  const handleChange = async ({ kinds }: LiveChange) => {
    if (kinds.includes('events')) setEvents(await call(api.api.admin.events.$get()));
    // Answers are shown only where groups are chosen by them.
    if (kinds.some((kind) => kind !== 'answers')) await refresh();
    if (kinds.includes('answers')) await answers.refresh();
    if (kinds.includes('guests'))
      setReady(readyIds(await call(api.api.admin['trip-passes'].$get())));
  };
  const live = useLive({ since: mark, refresh: handleChange, isBlocked: opened !== null });

  const query = useDeferredValue(filter);
  const groups = useMemo(() => rows.map(searchable), [rows]);
  const found = useMemo(
    () => sortGroups(filterGroups(groups, query, answers.groupIds, ready), sortOrder, rowOrders),
    [groups, query, answers.groupIds, ready, sortOrder],
  );
  const deferredTemplate = useDeferredValue(template);
  const invitations = useMemo(
    () => invitationsOf(deferredTemplate, wedding),
    [deferredTemplate, wedding],
  );
  const filtered = hasFilters(query) || answers.groupIds !== null;
  const all = complete || filtered;
  const lastPage = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const shownPage = Math.min(page, lastPage);
  const onPage = found.slice(shownPage * pageSize, (shownPage + 1) * pageSize);
  const few = useShowMore(query, 1, onPage.length);
  // The first groups are neither all that a filter finds nor the first of another order.
  const coming = answers.loading || (loading && !complete && (filtered || !isByName(sortOrder)));

  const change = (part: Partial<GroupFilter>) => {
    setFilter((before) => ({ ...before, ...part }));
    setPage(0);
  };

  const sort = (key: RowKey) => {
    setSortOrder((before) => turned(before, key));
    setPage(0);
  };

  const close = () => {
    latestRequest.current += 1;
    open(null);
  };

  const actions = useMemo(
    () => ({
      edit: async ({ id }: Pick<GroupRow, 'id'>) => {
        const request = (latestRequest.current += 1);
        open({ kind: 'fetching' });
        try {
          const group = await call(api.api.admin.guests[':id'].$get({ param: { id: `${id}` } }));
          if (request === latestRequest.current) open({ kind: 'edit', group });
        } catch (error) {
          if (request !== latestRequest.current) return;
          if (isSignedOut(error)) return location.reload();
          open(null);
          toast({
            title: texts.detailsFailed,
            description: messageOf(error),
            variant: 'destructive',
          });
        }
      },
      remove: (row: GroupRow) => open({ kind: 'remove', row }),
      showHistory: (row: GroupRow) => open({ kind: 'history', row }),
      showQr: (row: GroupRow) => open({ kind: 'qr', row, link: invitations.link(row) }),
    }),
    [invitations],
  );
  useNamedInAddress('group', (id) => void actions.edit({ id }));

  return (
    <>
      <Controls>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div>
            <h1 className="title">{texts.title}</h1>
            <p className="text-muted tabular-nums" role="status">
              <span>{texts.groups(all ? found.length : counts.groups)}</span>
              {' · '}
              <span>{texts.members(all ? countMembers(found) : counts.members)}</span>
            </p>
            <LiveNote live={live} />
          </div>
          <ListActions
            whatsAppPanel={whatsAppPanel}
            onPanel={() => isPanelOpen((before) => !before)}
            loading={loading}
            onReload={() => void reload()}
            cardIds={filtered ? found.map(({ id }) => id) : undefined}
            onAdd={() => open({ kind: 'create' })}
          />
        </div>
        {whatsAppPanel && (
          <WhatsAppPanel
            template={template}
            onChange={setTemplate}
            invitations={invitations}
            example={found[0]}
          />
        )}
        <div className="mt-4 lg:flex lg:gap-4">
          <Filters filter={filter} onChange={change} inviters={inviters} events={events} />
          <AnswerFilter state={answers} className="mt-3 lg:mt-0 lg:flex-1" />
          <SortSelect
            keys={rowKeys}
            sortOrder={sortOrder}
            onSort={setSortOrder}
            className="mt-3 md:hidden"
          />
        </div>
        <p className="mt-3 min-h-6 text-sm text-muted" role="status">
          {loading && texts.loading}
        </p>
        <div ref={list} tabIndex={-1} className="focus:outline-none" aria-busy={loading}>
          {coming ? null : found.length > 0 ? (
            <GroupTable
              rows={onPage.slice(0, few)}
              events={events}
              invitations={invitations}
              actions={actions}
              sortOrder={sortOrder}
              onSort={sort}
            />
          ) : rows.length === 0 ? (
            <Empty link={{ href: '/admin/guests/import', text: texts.toImport }}>
              {texts.empty}
            </Empty>
          ) : (
            <Empty>{texts.noMatch}</Empty>
          )}
          <Pages
            page={shownPage}
            all={all ? found.length : counts.groups}
            onPage={(to) => {
              setPage(to);
              list.current?.focus();
              list.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </div>
      </Controls>
      {opened && (
        <GuestDialogs
          opened={opened}
          inviters={inviters}
          events={events}
          onStored={put}
          onRemoved={drop}
          onUndelete={() => void reload()}
          onClose={close}
        />
      )}
    </>
  );
};
