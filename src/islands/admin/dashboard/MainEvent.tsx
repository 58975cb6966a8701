import { dashboardTexts as texts } from '#content/texts/admin-dashboard.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import { confirmedPercent } from '#domain/statistics.ts';
import { Progress } from '#islands/ui/Progress.tsx';

/** Confirmed people at the main event, out of everybody on the list. */
export const MainEvent = ({ stats }: { stats: AttendanceStats }) => {
  const { mainEventStats: main, totalGuestMembers: all } = stats;
  if (!main) {
    return (
      <section className="card" aria-labelledby="main-event">
        <Heading />
        <p className="mt-2 text-ink-soft">{texts.noMainEvent}</p>
      </section>
    );
  }
  const percent = confirmedPercent(main.confirmedAttendees, all);
  return (
    <section className="card" aria-labelledby="main-event">
      <Heading />
      <p className="mt-1 text-ink-soft">{main.name}</p>
      <p className="mt-4 mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{texts.confirmed(main.confirmedAttendees, all)}</span>
        <span className="font-display text-2xl">
          <span>{Math.round(percent)}</span>
          <span className="font-sans text-base"> %</span>
        </span>
      </p>
      <Progress percent={percent} label={texts.mainEvent} />
    </section>
  );
};

const Heading = () => (
  <h2 className="subtitle" id="main-event">
    {texts.mainEvent}
  </h2>
);
