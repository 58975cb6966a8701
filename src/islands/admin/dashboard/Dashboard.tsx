import { useState } from 'react';
import { doorPanelTexts } from '#content/texts/admin-door.ts';
import { dashboardTexts as texts } from '#content/texts/admin-dashboard.ts';
import { type LiveChange, liveKinds } from '#domain/history/live-change.ts';
import { adminSections } from '#content/texts/admin-nav.ts';
import { seatingTexts } from '#content/texts/admin-seating.ts';
import type { AdminChangeRequestView } from '#contract/deadlines/change-requests.ts';
import type { ArrivalCountView } from '#contract/door.ts';
import type { LinkRequestView } from '#contract/link-requests.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import type { ThanksView } from '#contract/thanks.ts';
import type { AttendanceStats, FirstStepsView, WaitingView } from '#contract/statistics.ts';
import { AttendanceTable } from '#islands/admin/charts/AttendanceTable.tsx';
import { DietTable } from '#islands/admin/charts/DietTable.tsx';
import { ThanksPanel } from '#islands/admin/days/ThanksPanel.tsx';
import { Arrivals } from '#islands/admin/days/Arrivals.tsx';
import { ExpiredKitchen } from '#islands/admin/kitchen/ExpiredKitchen.tsx';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import { loadQuestions } from '#islands/admin/questions/question-calls.ts';
import { api, call } from '#islands/client/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { AllResults } from '../questions/AllResults.tsx';
import { ChangeRequests } from '../requests/ChangeRequests.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LinkRequests } from './LinkRequests.tsx';
import { Waiting } from './Waiting.tsx';
import { confirmedPercent } from '#domain/statistics.ts';
import { Progress } from '#islands/ui/Progress.tsx';

/** Confirmed people at the main event, out of everybody on the list. */
const MainEvent = ({ stats }: { stats: AttendanceStats }) => {
  const { mainEventStats: main, totalGuestMembers: all } = stats;
  if (!main) {
    return (
      <section className="card" aria-labelledby="main-event">
        <Heading />
        <p className="mt-2 text-muted">{texts.noMainEvent}</p>
      </section>
    );
  }
  const percent = confirmedPercent(main.confirmedAttendees, all);
  return (
    <section className="card" aria-labelledby="main-event">
      <Heading />
      <p className="mt-1 text-muted">{main.name}</p>
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

type Props = {
  stats: AttendanceStats;
  title: string;
  steps: FirstStepsView;
  requests: AdminChangeRequestView[];
  questions: QuestionView[];
  waiting: WaitingView;
  linkRequests: LinkRequestView[];
  arrivals: ArrivalCountView[];
  /** Once the wedding is over; empty before. */
  thanks: ThanksView[];
  /** See `useLive`. */
  mark: string;
};

/** The couple's overview: rendered on the server, then updated live. */
export const Dashboard = ({ stats: first, title, steps, mark, ...props }: Props) => {
  const [stats, setStats] = useState(first);
  const [requests, setRequests] = useState(props.requests);
  const [questions, setQuestions] = useState(props.questions);
  const [waiting, setWaiting] = useState(props.waiting);
  const [linkRequests, setLostLinks] = useState(props.linkRequests);
  const [arrivals, setArrivals] = useState(props.arrivals);
  const [thanks, setThanks] = useState(props.thanks);
  const { admin } = api.api;
  const readDoor = async () => {
    const [arrived, toDecide] = await Promise.all([
      call<ArrivalCountView[]>(admin.arrivals.$get()),
      call<WaitingView>(admin.stats.waiting.$get()),
    ]);
    setArrivals(arrived);
    setWaiting(toDecide);
  };
  const readAll = async () => {
    const [totals, current, responded, lost] = await Promise.all([
      call(admin.stats.attendance.$get()),
      call<AdminChangeRequestView[]>(admin['change-requests'].$get()),
      loadQuestions(),
      call<LinkRequestView[]>(admin['lost-links'].$get()),
      readDoor(),
    ]);
    setStats(totals);
    setRequests(current);
    setQuestions(responded);
    setLostLinks(lost);
  };
  // On the evening somebody arrives, or sends a photo, every few seconds.
  const refresh = ({ kinds }: LiveChange) =>
    kinds.every((kind) => kind === 'door' || kind === 'photos') ? readDoor() : readAll();
  const live = useLive({ since: mark, refresh, about: liveKinds });
  return (
    <div className="flex flex-col gap-6">
      <header>
        <p className="eyebrow mb-1">{title}</p>
        <h1 className="title">{texts.title}</h1>
        <LiveNote live={live} />
      </header>
      <ChangeRequests requests={requests} onChanged={readAll} />
      <LinkRequests requests={linkRequests} onChanged={readAll} />
      <ExpiredKitchen sheets={stats.outdatedKitchenSheets} />
      <Waiting {...waiting} />
      <ThanksPanel thanks={thanks} onChange={setThanks} />
      {arrivals.some(({ arrived }) => arrived > 0) && <AtTheDoor counts={arrivals} />}
      <FirstSteps events={stats.totalEvents} groups={stats.totalGuests} {...steps} />
      <Totals stats={stats} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:order-last">
          <MainEvent stats={stats} />
          <DietTable {...stats} />
        </div>
        <AttendanceTable events={stats.eventStats} />
      </div>
      <AllResults questions={questions} />
      <QuickLinks seatingAlerts={stats.seatingAlerts} />
    </div>
  );
};

const AtTheDoor = ({ counts }: { counts: ArrivalCountView[] }) => (
  <section className="card" aria-labelledby="door">
    <h2 className="subtitle" id="door">
      {doorPanelTexts.title}
    </h2>
    <Arrivals counts={counts} />
  </section>
);

const Totals = ({ stats }: { stats: AttendanceStats }) => (
  <section className="border-y border-paper-edge py-4" aria-label={texts.totals}>
    <dl className="grid grid-cols-3 divide-x divide-paper-edge text-center">
      <Total label={texts.totalEvents} count={stats.totalEvents} />
      <Total label={texts.totalGroups} count={stats.totalGuests} />
      <Total label={texts.totalMembers} count={stats.totalGuestMembers} />
    </dl>
  </section>
);

const Total = ({ label, count }: { label: string; count: number }) => (
  <div className="flex flex-col-reverse px-2">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-display text-3xl">{count}</dd>
  </div>
);

const QuickLinks = ({ seatingAlerts }: Pick<AttendanceStats, 'seatingAlerts'>) => (
  <nav aria-labelledby="quick-links">
    <h2 className="subtitle mb-3" id="quick-links">
      {texts.links}
    </h2>
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {adminSections
        .filter(({ href }) => href !== '/admin')
        .map(({ href, label, about }) => (
          <li key={href}>
            <a
              className="card flex items-center justify-between gap-4 hover:border-ink"
              href={href}
            >
              <span>
                <span className="block font-display text-lg">{label}</span>
                <span className="block text-sm text-muted">{about}</span>
              </span>
              {href === '/admin/tables' && seatingAlerts > 0 && (
                <span className="ml-auto">
                  <Badge variant="wheat">{seatingTexts.alerts.count(seatingAlerts)}</Badge>
                </span>
              )}
              <span className="text-xl text-accent" aria-hidden="true">
                →
              </span>
            </a>
          </li>
        ))}
    </ul>
  </nav>
);
