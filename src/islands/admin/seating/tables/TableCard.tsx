import { memo } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { TableView } from '#contract/seating-views.ts';
import { occupancyOf, occupancyState, type Part } from '#domain/seating/seating.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { AssignedRow } from './AssignedRow.tsx';
import { DropTarget } from '../drag/Draggable.tsx';
import { type CardActions, type GroupWish, partKey, type TableOptions } from '../plan.ts';

type Props = {
  table: TableView;
  parts: readonly Part[];
  options: TableOptions;
  wishesOf: ReadonlyMap<number, readonly GroupWish[]>;
  actions: CardActions;
};

const isSameCard = (one: Props, other: Props) =>
  one.table === other.table &&
  one.options === other.options &&
  one.actions === other.actions &&
  one.parts.length === other.parts.length &&
  one.parts.every(
    (part, at) =>
      part === other.parts[at] &&
      one.wishesOf.get(part.group.id) === other.wishesOf.get(part.group.id),
  );

export const TableCard = memo(({ table, parts, options, wishesOf, actions }: Props) => {
  const { real, tentative } = occupancyOf(parts);
  return (
    <li className="contents">
      <DropTarget id={`table-${table.id}`} className="card table-card listed" label={table.name}>
        <svg
          className="table-colour"
          viewBox="0 0 10 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width="10" height="1" fill={table.color} />
        </svg>
        <header className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
          <h3 className="min-w-0 flex-1 basis-52 font-display text-xl leading-tight wrap-anywhere">
            {table.name}
          </h3>
          <Badge>{texts.types[table.type]}</Badge>
        </header>
        <p className="text-sm text-muted">{texts.capacity(table.capacity)}</p>
        <dl className="mt-2 grid gap-1">
          <Occupancy label={texts.real} people={real} capacity={table.capacity} variant="yes" />
          <Occupancy
            label={texts.tentative}
            people={tentative}
            capacity={table.capacity}
            variant="wheat"
          />
        </dl>
        {parts.length === 0 ? (
          <p className="drop-hint">{texts.empty}</p>
        ) : (
          <ul className="mt-2 divide-y divide-paper-edge">
            {parts.map((part) => (
              <AssignedRow
                key={partKey(part)}
                part={part}
                options={options}
                wishes={wishesOf.get(part.group.id) ?? none}
                actions={actions}
              />
            ))}
          </ul>
        )}
        <footer className="mt-auto flex justify-end pt-2">
          <Button variant="text" onClick={() => actions.onEdit(table)}>
            {texts.edit}
            <span className="sr-only">{texts.of(table.name)}</span>
          </Button>
          <Button variant="text" onClick={() => actions.onDelete(table)}>
            {texts.delete}
            <span className="sr-only">{texts.of(table.name)}</span>
          </Button>
        </footer>
      </DropTarget>
    </li>
  );
}, isSameCard);

const none: readonly GroupWish[] = [];

type OccupancyProps = { label: string; people: number; capacity: number; variant: 'yes' | 'wheat' };

const Occupancy = ({ label, people, capacity, variant }: OccupancyProps) => {
  const state = occupancyState(people, capacity);
  return (
    <div className="occupancy">
      <dt>{label}</dt>
      <dd>
        <svg
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="occupancy-bar"
        >
          <rect width="100" height="6" rx="1" className="occupancy-all" />
          <rect
            width={Math.min(100, (people / capacity) * 100)}
            height="6"
            rx="1"
            className="occupancy-taken"
            data-variant={state === 'over' ? 'no' : variant}
          />
        </svg>
        <span className="tabular-nums">{`${people}/${capacity}`}</span>
        <Badge variant={state === 'over' ? 'no' : state === 'full' ? 'yes' : undefined}>
          {texts.occupancy[state]}
        </Badge>
      </dd>
    </div>
  );
};
