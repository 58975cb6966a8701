import { attendanceLabels } from '#content/texts/admin-labels.ts';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import type { EventGroupView } from '#contract/views.ts';
import { countAttendance } from '#domain/attendance.ts';
import { Empty } from '#islands/admin/ui/panel-states.tsx';
import { GroupAnswers } from './GroupAnswers.tsx';
import { searchGroups } from './search-groups.ts';

type Props = { groups: EventGroupView[]; search: string };

/** The event's sum, and under it each group. The search narrows the groups, never the sum. */
export const EventAnswers = ({ groups, search }: Props) => {
  if (groups.length === 0) return <Empty>{texts.noData}</Empty>;
  const found = searchGroups(groups, search);
  const people = found.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <>
      <Counts groups={groups} />
      <p className="mt-4 mb-2 text-sm text-ink-soft" role="status">
        {found.length > 0 && texts.shown(found.length, people)}
      </p>
      {found.length === 0 ? (
        <Empty>{texts.noMatch}</Empty>
      ) : (
        <ul className="gap-3 lg:columns-2">
          {found.map((group) => (
            <GroupAnswers key={group.guestId} group={group} />
          ))}
        </ul>
      )}
    </>
  );
};

const Counts = ({ groups }: { groups: EventGroupView[] }) => {
  const members = groups.flatMap((group) => group.members);
  const counts = countAttendance(members.map(({ isAttending }) => isAttending));
  return (
    <section aria-label={texts.counts}>
      <dl className="grid grid-cols-2 gap-y-3 border-y border-paper-edge py-3 text-center sm:grid-cols-4 sm:divide-x sm:divide-paper-edge">
        <Count label={attendanceLabels.attending} count={counts.attending} tone="text-leaf-deep" />
        <Count
          label={attendanceLabels.not_attending}
          count={counts.notAttending}
          tone="text-copihue-deep"
        />
        <Count label={attendanceLabels.pending} count={counts.pending} tone="text-wheat-deep" />
        <Count label={texts.total} count={members.length} tone="text-ink" />
      </dl>
    </section>
  );
};

const Count = ({ label, count, tone }: { label: string; count: number; tone: string }) => (
  <div className="flex flex-col-reverse px-2">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className={`font-display text-2xl ${tone}`}>{count}</dd>
  </div>
);
