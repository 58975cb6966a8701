import { useState } from 'react';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import type { GuestResponsesView } from '#contract/rsvps.ts';
import type { LiveChange } from '#domain/history/live-change.ts';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import { noFilters } from '#islands/admin/ui/lists/filter-groups.ts';
import { byName, type SortOrder } from '#islands/admin/ui/lists/sort-groups.ts';
import { useLoaded, type Loaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call } from '#islands/client/api.ts';
import { keepInAddress } from '#islands/client/keep-in-address.ts';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { addressOf, type TabKey } from './address.ts';
import type { EventSearch } from './GroupsOfEvent.tsx';
import { EventResponses } from './EventResponses.tsx';
import type { GuestKey } from './by-guest/guest-orders.ts';
import { GuestResponses } from './by-guest/GuestResponses.tsx';
import { loadGuestResponses } from './by-guest/load-guest-responses.ts';
import { type EventOption, type LoadedEvent, useEventResponses } from './use-event-responses.ts';
import { AttendanceTable } from '#islands/admin/charts/AttendanceTable.tsx';
import { CountTable } from '#islands/admin/charts/CountTable.tsx';
import { DietTable } from '#islands/admin/charts/DietTable.tsx';
import { ExpiredKitchen } from '#islands/admin/kitchen/ExpiredKitchen.tsx';
import { LoadFailure, Loading } from '#islands/admin/ui/panel-states.tsx';

/** The third tab: the whole wedding in figures. */
const Overview = ({
  loaded: { data, loading, failure, load },
}: {
  loaded: Loaded<AttendanceStats>;
}) => (
  <div aria-busy={loading}>
    {failure && <LoadFailure title={texts.loadFailed} message={failure} onRetry={load} />}
    {!data && loading && <Loading label={texts.loading} />}
    {data && <Totals stats={data} />}
  </div>
);

const Totals = ({ stats }: { stats: AttendanceStats }) => {
  const { contactStats, totalGuestMembers } = stats;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="empty:hidden lg:col-span-2">
        <ExpiredKitchen sheets={stats.outdatedKitchenSheets} />
      </div>
      <AttendanceTable events={stats.eventStats} />
      <div className="grid gap-4">
        <DietTable {...stats} />
        <CountTable
          title={texts.contact.title}
          hint={texts.contact.hint(totalGuestMembers)}
          heading={texts.contact.kind}
          variant="yes"
          full={totalGuestMembers}
          rows={[
            { label: texts.contact.email, count: contactStats.emailCount },
            { label: texts.contact.phone, count: contactStats.phoneCount },
          ]}
        />
      </div>
    </div>
  );
};

type Props = {
  tab: TabKey;
  events: EventOption[];
  invitedBy: readonly string[];
  /** Only what the opened tab shows has come with the page. */
  initial: LoadedEvent | null;
  guests: GuestResponsesView | null;
  stats: AttendanceStats | null;
  /** See `useLive`. */
  mark: string;
};

const loadStats = () => call(api.api.admin.stats.attendance.$get());

/** Three views of the same answers. What was loaded for one waits while another is open. */
export const RsvpsScreen = ({ tab, events, invitedBy, initial, guests, stats, mark }: Props) => {
  const [openTab, setOpenTab] = useState(tab);
  const byEvent = useEventResponses(initial);
  const isPart = guests !== null && guests.groups.length < guests.total;
  const byGuest = useLoaded(guests, loadGuestResponses, isPart);
  const totals = useLoaded<AttendanceStats>(stats, loadStats);
  const [eventSearch, setEventSearch] = useState<EventSearch>({ search: '', sortOrder: byName });
  const [filters, setFilters] = useState(noFilters);
  const [sortOrder, setSortOrder] = useState<SortOrder<GuestKey>>(byName);
  const [editingId, setEditingId] = useState<number | null>(null);

  const refresh = async (change: LiveChange) => {
    if (openTab !== 'by-guest') byGuest.clear();
    if (openTab !== 'overview') totals.clear();
    if (openTab === 'by-guest') await byGuest.refresh();
    if (openTab === 'overview') await totals.refresh();
    await byEvent.refresh(change, openTab === 'event-responses');
  };
  const live = useLive({ since: mark, refresh, isBlocked: editingId !== null });

  const open = (key: string) => {
    keepInAddress({ tab: addressOf(key as TabKey) });
    setOpenTab(key as TabKey);
    const loaded = { 'event-responses': byEvent, 'by-guest': byGuest, overview: totals };
    loaded[key as TabKey].ensure();
  };

  const saved = () => {
    byEvent.clear();
    totals.clear();
    byGuest.load();
  };

  return (
    <>
      <h1 className="title">{texts.title}</h1>
      <p className="text-muted">{texts.subtitle}</p>
      <LiveNote live={live} />
      <Tabs
        label={texts.tabs}
        initial={tab}
        onChoose={open}
        tabs={[
          {
            key: 'event-responses',
            label: texts.eventResponses,
            panel: (
              <EventResponses
                events={events}
                responses={byEvent}
                query={eventSearch}
                onSearch={setEventSearch}
              />
            ),
          },
          {
            key: 'by-guest',
            label: texts.byGuest,
            panel: (
              <GuestResponses
                loaded={byGuest}
                invitedBy={invitedBy}
                filters={filters}
                onFilter={setFilters}
                sortOrder={sortOrder}
                onSort={setSortOrder}
                editingId={editingId}
                onEdit={setEditingId}
                live={live}
                onSaved={saved}
              />
            ),
          },
          { key: 'overview', label: texts.overview, panel: <Overview loaded={totals} /> },
        ]}
      />
    </>
  );
};
