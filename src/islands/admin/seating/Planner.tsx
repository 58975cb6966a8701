import { useState } from 'react';
import { flushSync } from 'react-dom';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { TableView } from '#contract/seating-views.ts';
import type { Part } from '#domain/seating.ts';
import { Alerts } from './Alerts.tsx';
import { DragArea } from './DragArea.tsx';
import { showCard } from './Draggable.tsx';
import { Legend } from './Legend.tsx';
import { moveOf, partKey, type Plan } from './plan.ts';
import { Summary } from './Summary.tsx';
import { TableCard } from './TableCard.tsx';
import { Unassigned } from './Unassigned.tsx';
import type { PlanState } from './use-plan.ts';

type Props = {
  plan: Plan;
  state: PlanState;
  onEdit: (table: TableView) => void;
  onDelete: (table: TableView) => void;
  onSplit: (part: Part) => void;
  onWishes: (part: Part) => void;
};

const nowhere = 'none';

/** Tables with who sits there, and below them who does not sit anywhere yet. */
export const Planner = ({ plan, state, onEdit, onDelete, onSplit, onWishes }: Props) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [unfiltered, setUnfiltered] = useState(0);
  const parts = new Map(plan.parts.map((part) => [partKey(part), part]));
  const unseated = plan.byTable.get(null) ?? [];

  const place = (some: readonly Part[], to: number | null) => {
    const moves = some.filter(({ table }) => table !== to).map((part) => moveOf(plan, part, to));
    if (moves.length === 0) return;
    state.move(
      moves,
      to === null
        ? { done: texts.unseated, failed: texts.unseatError }
        : { done: texts.seated, failed: texts.seatError },
    );
    setChosen(
      (before) => new Set([...before].filter((key) => !some.some((one) => partKey(one) === key))),
    );
  };

  const show = (part: Part) => {
    if (showCard(partKey(part))) return;
    // A filter hides it.
    flushSync(() => setUnfiltered(unfiltered + 1));
    showCard(partKey(part));
  };

  const placeName = (id: string | number) =>
    id === nowhere
      ? texts.unassigned
      : (plan.tables.find((table) => `table-${table.id}` === id)?.name ?? '');

  return (
    <DragArea
      nameOf={(key) => parts.get(String(key))?.group.group_name ?? ''}
      placeName={placeName}
      onDrop={(key, to) => {
        const part = parts.get(String(key));
        if (!part) return;
        // What is ticked goes along with the ticked card that is dragged.
        const all = chosen.has(String(key))
          ? unseated.filter((one) => chosen.has(partKey(one)))
          : [part];
        place(all, to === nowhere ? null : Number(String(to).replace('table-', '')));
      }}
    >
      <div className="flex flex-col gap-6">
        <Alerts plan={plan} onPlace={place} onShow={show} onWishes={onWishes} />
        <Summary plan={plan} />
        <Legend />
        {plan.tables.length === 0 ? (
          <p className="card py-10 text-center text-ink-soft">{texts.noTables}</p>
        ) : (
          <ul className="table-grid" aria-label={texts.tables}>
            {plan.tables.map((table) => (
              <TableCard
                key={table.id}
                table={table}
                plan={plan}
                onPlace={place}
                onEdit={onEdit}
                onDelete={onDelete}
                onSplit={onSplit}
                onWishes={onWishes}
              />
            ))}
          </ul>
        )}
        <Unassigned
          key={unfiltered}
          plan={plan}
          parts={unseated}
          chosen={chosen}
          onChoose={setChosen}
          onPlace={place}
          onSplit={onSplit}
          onWishes={onWishes}
        />
      </div>
    </DragArea>
  );
};
