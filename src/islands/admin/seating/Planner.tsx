import { type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { floorTexts } from '#content/texts/floor-plan.ts';
import type { TableView } from '#contract/seating-views.ts';
import { type Part, countPeople } from '#domain/seating/seating.ts';
import { useLatestCallback } from '#islands/client/use-latest-callback.ts';
import { Tabs } from '#islands/ui/Tabs.tsx';
import type { TabKey } from './address.ts';
import { DragArea } from './drag/DragArea.tsx';
import { showCard } from './drag/Draggable.tsx';
import { FloorPlan } from './room/FloorPlan.tsx';
import { type CardActions, moveOf, partKey, type Plan } from './plan.ts';
import { TableCard } from './tables/TableCard.tsx';
import { WithoutTable } from './WithoutTable.tsx';
import type { PlanState } from './use-plan.ts';
import { seatingTexts } from '#content/texts/admin-seating.ts';
import { seatingWarnings } from '#domain/seating/warnings.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { type AlertActions, SeatingWarnings } from './aids/SeatingWarnings.tsx';
import { Summary } from './aids/Summary.tsx';

/** What the colours and the two kinds of occupancy mean. */
const Legend = () => (
  <section className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted" aria-label={texts.legend}>
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {(
        [
          ['yes', texts.confirmed],
          ['wheat', texts.silent],
          ['no', texts.over],
        ] as const
      ).map(([variant, label]) => (
        <li key={variant} className="flex items-center gap-1.5">
          <span className="legend-dot" data-variant={variant} aria-hidden="true" />
          <span>{label}</span>
        </li>
      ))}
    </ul>
    <p>{texts.realLegend}</p>
    <p>{texts.tentativeLegend}</p>
  </section>
);

type OverviewProps = AlertActions & { plan: Plan; isComplete: boolean };

/** How the plan stands, in one line that opens: the tables begin right below it. */
const Overview = ({ plan, isComplete, ...actions }: OverviewProps) => {
  const warnings = useMemo(() => seatingWarnings(plan), [plan]);
  const count = isComplete && warnings.length > 0 && seatingTexts.alerts.count(warnings.length);
  const seated = plan.parts.filter(({ table }) => table !== null);
  const notSeated = plan.byTable.get(null) ?? [];
  return (
    <>
      <p className="sr-only" role="status">
        {count}
      </p>
      <details className="overview">
        <summary className="overview-line">
          <svg viewBox="0 0 12 8" width="12" height="8" className="menu-arrow" aria-hidden="true">
            <path d="m1 1 5 5 5-5" />
          </svg>
          <span>{texts.overview}</span>
          {count && <Badge variant="wheat">{count}</Badge>}
          <span className="overview-figures">
            {isComplete
              ? texts.overviewTotals(
                  plan.tables.length,
                  countPeople(seated).total,
                  countPeople(notSeated).total,
                )
              : texts.loading}
          </span>
        </summary>
        <div className="overview-body">
          {isComplete && <SeatingWarnings warnings={warnings} plan={plan} {...actions} />}
          {isComplete && <Summary plan={plan} />}
          <Legend />
        </div>
      </details>
    </>
  );
};

type Props = Omit<CardActions, 'onAssign'> & {
  plan: Plan;
  state: PlanState;
  publish: ReactNode;
  view: TabKey;
  onView: (view: string) => void;
};

const noTable = 'none';
/** More options take a phone seconds to render. */
const manyOptions = 4000;
const nobody: readonly Part[] = [];

/** Tables with their groups, and beside them (below on phones) the groups without a place. */
export const Planner = ({ plan, state, publish, view, onView, ...needsConfirm }: Props) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [unfiltered, setUnfiltered] = useState(0);
  const [shownId, setShownId] = useState<number | null>(null);
  const [requested, setRequested] = useState<string | null>(null);
  const parts = new Map(plan.parts.map((part) => [partKey(part), part]));
  const notSeated = plan.byTable.get(null) ?? [];
  const { tables } = plan;
  const areMany = tables.length * plan.parts.length > manyOptions;
  const options = useMemo(() => ({ tables, areMany }), [tables, areMany]);

  const onAssign = useLatestCallback((some: readonly Part[], to: number | null) => {
    const moves = some.filter(({ table }) => table !== to).map((part) => moveOf(plan, part, to));
    if (moves.length === 0) return;
    state.move(
      moves,
      to === null
        ? { done: texts.notSeated, failed: texts.unseatError }
        : { done: texts.seated, failed: texts.seatError },
    );
    setSelected(
      (before) => new Set([...before].filter((key) => !some.some((one) => partKey(one) === key))),
    );
  });
  const [onEdit, onDelete] = [
    useLatestCallback(needsConfirm.onEdit),
    useLatestCallback(needsConfirm.onDelete),
  ];
  const [onSplit, onWishes] = [
    useLatestCallback(needsConfirm.onSplit),
    useLatestCallback(needsConfirm.onWishes),
  ];
  const actions = useMemo(
    () => ({ onAssign, onEdit, onDelete, onSplit, onWishes }),
    [onAssign, onEdit, onDelete, onSplit, onWishes],
  );

  const show = (part: Part) => {
    if (showCard(partKey(part))) return;
    // A filter hides it, it is further down the list, or its table is not open in the room view.
    flushSync(() => {
      setRequested(partKey(part));
      setUnfiltered(unfiltered + 1);
      setShownId(part.table);
    });
    showCard(partKey(part));
  };

  const shownTable = tables.find(({ id }) => id === shownId);
  const cardOf = (table: TableView) => (
    <TableCard
      key={table.id}
      table={table}
      parts={plan.byTable.get(table.id) ?? nobody}
      options={options}
      wishesOf={plan.wishesOf}
      actions={actions}
    />
  );
  const withTables = (panel: ReactNode) =>
    tables.length === 0 ? (
      <p className="card py-10 text-center text-muted">{texts.noTables}</p>
    ) : (
      <>
        <h2 className="sr-only">{texts.tables}</h2>
        {panel}
      </>
    );
  const views = [
    {
      key: 'cards',
      label: floorTexts.cards,
      panel: withTables(
        <ul className="table-grid" aria-label={texts.tables}>
          {tables.map(cardOf)}
        </ul>,
      ),
    },
    {
      key: 'floor',
      label: floorTexts.floor,
      panel: withTables(
        <FloorPlan
          plan={plan}
          state={state}
          selected={shownId}
          onChoose={({ id }) => setShownId(id === shownId ? null : id)}
        />,
      ),
    },
  ];

  const targetName = (id: string) =>
    id === noTable
      ? texts.unassigned
      : (plan.tables.find((table) => `table-${table.id}` === id)?.name ?? '');

  return (
    <DragArea
      nameOf={(key) => parts.get(key)?.group.group_name ?? ''}
      targetName={targetName}
      onDrop={(key, to) => {
        const part = parts.get(key);
        if (!part) return;
        // Dragging one selected card moves all selected ones.
        const all = selected.has(key)
          ? notSeated.filter((one) => selected.has(partKey(one)))
          : [part];
        onAssign(all, to === noTable ? null : Number(to.replace('table-', '')));
      }}
    >
      <div className="plan-desk">
        <div className="plan-main">
          {publish}
          <Overview
            plan={plan}
            isComplete={state.isComplete}
            onAssign={onAssign}
            onShow={show}
            onWishes={onWishes}
          />
          <div className="min-w-0">
            <Tabs label={floorTexts.views} tabs={views} initial={view} onChoose={onView} />
          </div>
        </div>
        <div className="plan-side">
          {view === 'floor' && shownTable && (
            <ul aria-label={shownTable.name}>{cardOf(shownTable)}</ul>
          )}
          <WithoutTable
            key={unfiltered}
            plan={plan}
            options={options}
            parts={notSeated}
            selected={selected}
            onChoose={setSelected}
            actions={actions}
            requested={requested}
          />
        </div>
      </div>
    </DragArea>
  );
};
