import { useState } from 'react';
import { phaseNames, phaseTexts as texts } from '#content/texts/admin-days.ts';
import type { DaysView } from '#contract/days.ts';
import type {
  ArrivalCountView,
  BoardingCountView,
  HelperView,
  SurpriseView,
} from '#contract/door.ts';
import type { AdminEventView } from '#contract/events.ts';
import type { AdminNoticeView } from '#contract/notices.ts';
import type { RehearsalView } from '#contract/rehearsal.ts';
import type { ThanksView } from '#contract/thanks.ts';
import type { TripPassView } from '#contract/trip-passes.ts';
import { type PhaseSetting, phaseSettings } from '#domain/days/phase.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { Empty } from '#islands/admin/ui/panel-states.tsx';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import type { LiveChange } from '#domain/history/live-change.ts';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { DelayPanel } from './DelayPanel.tsx';
import { DoorPanel } from './DoorPanel.tsx';
import type { Bus } from './HelperForm.tsx';
import { RehearsalPanel } from './RehearsalPanel.tsx';
import { NoticePanel } from './NoticePanel.tsx';
import { SurprisePanel } from './SurprisePanel.tsx';
import { ThanksPanel } from './ThanksPanel.tsx';
import { type NamedGroup, TripPassPanel } from './TripPassPanel.tsx';

type Props = {
  days: DaysView;
  events: AdminEventView[];
  groups: NamedGroup[];
  tripPasses: TripPassView[];
  notices: AdminNoticeView[];
  helpers: HelperView[];
  /** Until when a helper's link is useful, as the input of a date and a time holds it. */
  helpersUntil: string;
  arrivals: ArrivalCountView[];
  boardings: BoardingCountView[];
  /** What the couple asks with stops of a bus as options. */
  buses: readonly Bus[];
  surprises: SurpriseView[];
  thanks: ThanksView[];
  /** Null for a wedding of their own. */
  rehearsal: RehearsalView | null;
  /** See `useLive`. */
  mark: string;
};

/** The couple's room for the days: in which moment the site is, and what begins later than planned. */
export const DaysScreen = ({ days, events, groups, rehearsal, mark, ...first }: Props) => {
  const [passes, setPasses] = useState(first.tripPasses);
  const [notices, setNotices] = useState(first.notices);
  const [helpers, setHelpers] = useState(first.helpers);
  const [arrivals, setArrivals] = useState(first.arrivals);
  const [boardings, setBoardings] = useState(first.boardings);
  const [surprises, setSurprises] = useState(first.surprises);
  const [thanks, setThanks] = useState(first.thanks);
  /** Grows when guests' pages may have shown a notice. */
  const [round, setRound] = useState(0);

  const refresh = async ({ kinds }: LiveChange) => {
    if (kinds.includes('guests')) setPasses(await call(api.api.admin['trip-passes'].$get()));
    if (kinds.includes('notices')) {
      setNotices(await call(api.api.admin.notices.$get()));
      setRound((before) => before + 1);
    }
    if (kinds.includes('gifts')) setThanks(await call(api.api.admin.thanks.$get()));
    if (kinds.includes('door') || kinds.includes('answers')) {
      const { admin } = api.api;
      setArrivals(await call(admin.arrivals.$get()));
      setBoardings(await call(admin.boardings.$get()));
      setSurprises(await call(admin.surprises.$get()));
      setHelpers(await call(admin.helpers.$get()));
    }
  };
  const live = useLive({
    since: mark,
    refresh,
    about: ['answers', 'guests', 'gifts', 'notices', 'door'],
  });

  const { from, until, setting, clock } = days;
  const isOver = (setting === 'auto' ? clock : setting) === 'after';
  const thanksPanel = <ThanksPanel thanks={thanks} onChange={setThanks} />;
  const span = from && until ? { from: new Date(from), until: new Date(until) } : null;
  return (
    <Controls>
      <header className="mb-4">
        <h1 className="title">{texts.room}</h1>
        <p className="text-muted">{texts.subtitle}</p>
        <LiveNote live={live} />
      </header>
      {span ? (
        <>
          {isOver && thanksPanel}
          <SurprisePanel
            surprises={surprises}
            groups={groups}
            onResolved={(id) => setSurprises((all) => all.filter((one) => one.id !== id))}
          />
          <NoticePanel notices={notices} round={round} events={events} onChange={setNotices} />
          <DelayPanel initial={events} />
          <DoorPanel
            helpers={helpers}
            counts={arrivals}
            boardings={boardings}
            events={events}
            buses={first.buses}
            until={first.helpersUntil}
            onChange={setHelpers}
          />
          <TripPassPanel groups={groups} passes={passes} />
          {!isOver && thanksPanel}
          <PhasePanel initial={setting} clock={clock} span={span} />
          {rehearsal && <RehearsalPanel rehearsal={rehearsal} events={events} />}
        </>
      ) : (
        <Empty link={{ href: '/admin/events', text: texts.toEvents }}>{texts.noEvents}</Empty>
      )}
    </Controls>
  );
};

type PhasePanelProps = {
  initial: PhaseSetting;
  /** What the calendar says. */
  clock: Exclude<PhaseSetting, 'auto'>;
  span: { from: Date; until: Date };
};

const PhasePanel = ({ initial, clock, span }: PhasePanelProps) => {
  const [setting, setSetting] = useState(initial);
  const { isPending, run, passwordDialog } = useAction(texts.failed);

  const save = (phase: PhaseSetting) => {
    if (isPending || phase === setting) return;
    const before = setting;
    setSetting(phase);
    void run(
      async () => {
        await call(api.api.admin.settings.$put({ json: { phase } }));
        toast({ title: texts.saved(phase) });
      },
      () => setSetting(before),
    );
  };

  return (
    <fieldset className="card mt-4" aria-busy={isPending}>
      <legend className="float-left w-full font-display text-lg">{texts.title}</legend>
      <p className="clear-both pt-1 text-muted">{texts.about}</p>
      <div className="mt-3 grid gap-x-6 sm:grid-cols-2">
        {phaseSettings.map((phase) => (
          <div key={phase} className="flex flex-wrap items-center gap-x-4">
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="phase"
                className="size-5 flex-none accent-accent"
                checked={setting === phase}
                onChange={() => save(phase)}
              />
              <span>
                <span className="block">{phaseNames[phase]}</span>
                {phase === 'auto' && (
                  <span className="block text-sm text-muted">{texts.now(clock)}</span>
                )}
              </span>
            </label>
            {phase !== 'auto' && (
              <a
                className="link inline-flex min-h-11 items-center text-sm max-sm:basis-full max-sm:pl-8"
                href={`/admin/site/preview/?phase=${phase}`}
                target="_blank"
                rel="noopener"
                aria-label={texts.seeOf(phase)}
              >
                {texts.see}
              </a>
            )}
          </div>
        ))}
      </div>
      <p className="hint mt-3">{texts.from(dateAndTime(span.from), dateAndTime(span.until))}</p>
      {setting !== 'auto' && (
        <div className="mt-3">
          <Notice variant="warning">{texts.manually}</Notice>
        </div>
      )}
      {passwordDialog}
    </fieldset>
  );
};
