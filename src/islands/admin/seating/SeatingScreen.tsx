import { useMemo, useState } from 'react';
import { seatingTexts } from '#content/texts/admin-seating.ts';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { TableView } from '#contract/seating-views.ts';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import { keepInAddress } from '#islands/client/keep-in-address.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import type { Part } from '#domain/seating/seating.ts';
import { addressOf, type TabKey } from './address.ts';
import { DeleteTable } from './tables/DeleteTable.tsx';
import { Planner } from './Planner.tsx';
import { planOf } from './plan.ts';
import { ProposalDialog } from './aids/ProposalDialog.tsx';
import { PublishPanel } from './aids/PublishPanel.tsx';
import { SplitDialog } from './tables/SplitDialog.tsx';
import { TableDialog } from './tables/TableDialog.tsx';
import { type FirstPlan, usePlan } from './use-plan.ts';
import { WishDialog } from './aids/WishDialog.tsx';
import { Empty } from '#islands/admin/ui/panel-states.tsx';
import { NameOptions } from '#islands/ui/NameOptions.tsx';
import './seating.css';
import './row-acts.css';
import './aids/planning-aids.css';
import './planner.css';

type Props = {
  /** Those that have places to plan. */
  events: { id: number; name: string }[];
  first: FirstPlan | null;
  tab: TabKey;
  /** See `useLive`. */
  mark: string;
};

type Open =
  | { kind: 'form'; table: TableView | null }
  | { kind: 'delete'; table: TableView }
  | { kind: 'split'; part: Part }
  | { kind: 'wishes'; part: Part }
  | { kind: 'proposal' }
  | null;

export const SeatingScreen = ({ events, first, tab, mark }: Props) => {
  const state = usePlan(first);
  const [open, setOpen] = useState<Open>(null);
  const [view, setView] = useState(tab);
  const live = useLive({
    since: mark,
    refresh: state.refresh,
    isBlocked: open !== null || state.passwordDialog !== null,
  });
  const plan = useMemo(() => state.plan && planOf(state.plan), [state.plan]);
  const event = events.find(({ id }) => id === state.eventId);
  const close = () => setOpen(null);

  const create = () => {
    if (state.eventId !== null) return setOpen({ kind: 'form', table: null });
    toast({ title: texts.errorTitle, description: texts.noEventSelected, variant: 'destructive' });
  };

  return (
    <Controls pending={plan !== null && !state.isComplete && !state.failed}>
      <header className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="title">{texts.title}</h1>
          <div className="flex flex-wrap items-baseline gap-x-4">
            <p className="text-muted">{texts.subtitle}</p>
            <LiveNote live={live} />
          </div>
        </div>
        <Button onClick={create}>{texts.create}</Button>
      </header>
      {events.length === 0 ? (
        <Empty link={{ href: '/admin/events', text: texts.toEvents }}>{texts.noEvents}</Empty>
      ) : (
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <label className="field min-w-0 flex-1 basis-72 md:max-w-md">
            <span className="label">{texts.event}</span>
            <select
              className="input"
              value={state.eventId ?? ''}
              onChange={({ currentTarget }) => state.choose(Number(currentTarget.value))}
            >
              <NameOptions list={events} />
            </select>
          </label>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="quiet"
              className="basis-full md:basis-auto"
              disabled={!plan}
              onClick={() => setOpen({ kind: 'proposal' })}
            >
              {seatingTexts.proposal.open}
            </Button>
            <a className="btn btn-quiet" href={`/admin/tables/print?event=${state.eventId}`}>
              {texts.print}
            </a>
            <Button variant="quiet" disabled={!state.canUndo} onClick={state.undo}>
              {texts.undo}
            </Button>
            <Button variant="quiet" disabled={!state.canRedo} onClick={state.redo}>
              {texts.redo}
            </Button>
          </div>
        </div>
      )}
      {events.length > 0 && state.failed && (
        <div className="flex flex-col items-start gap-3">
          <Notice variant="error">{texts.loadFailed}</Notice>
          <Button variant="quiet" onClick={state.retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {events.length > 0 && !plan && !state.failed && <Loading />}
      {event && plan && !state.failed && (
        <Planner
          // Filters and what was ticked belong to the event.
          key={state.eventId}
          plan={plan}
          state={state}
          publish={<PublishPanel eventName={event.name} plan={plan} state={state} />}
          view={view}
          onView={(key) => {
            setView(key as TabKey);
            keepInAddress({ tab: addressOf(key as TabKey) });
          }}
          onEdit={(table) => setOpen({ kind: 'form', table })}
          onDelete={(table) => setOpen({ kind: 'delete', table })}
          onSplit={(part) => setOpen({ kind: 'split', part })}
          onWishes={(part) => setOpen({ kind: 'wishes', part })}
        />
      )}
      {open?.kind === 'form' && (
        <TableDialog eventId={state.eventId} table={open.table} state={state} onClose={close} />
      )}
      {open?.kind === 'delete' && plan && (
        <DeleteTable
          table={open.table}
          groups={plan.byTable.get(open.table.id)?.length ?? 0}
          state={state}
          onClose={close}
        />
      )}
      {open?.kind === 'split' && plan && (
        <SplitDialog part={open.part} plan={plan} state={state} onClose={close} />
      )}
      {open?.kind === 'wishes' && plan && (
        <WishDialog group={open.part.group} plan={plan} state={state} onClose={close} />
      )}
      {open?.kind === 'proposal' && plan && (
        <ProposalDialog plan={plan} state={state} live={live} onClose={close} />
      )}
      {state.passwordDialog}
    </Controls>
  );
};

const Loading = () => (
  <div role="status">
    <span className="sr-only">{texts.loading}</span>
    <div className="table-grid">
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className="h-56 w-full" />
      ))}
    </div>
  </div>
);
