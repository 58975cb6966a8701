import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import { AttendanceTable } from '#islands/admin/charts/AttendanceTable.tsx';
import { CountTable } from '#islands/admin/charts/CountTable.tsx';
import { DietTable } from '#islands/admin/charts/DietTable.tsx';
import { ExpiredKitchen } from '#islands/admin/kitchen/ExpiredKitchen.tsx';
import { LoadFailure, Loading } from '#islands/admin/ui/panel-states.tsx';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';

/** The third tab: the whole wedding in figures. */
export const Overview = ({
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
