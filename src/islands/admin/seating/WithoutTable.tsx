import { useDeferredValue, useMemo, useState } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import {
  countPeople,
  type Part,
  type ResponseStatus,
  responseStatus,
} from '#domain/seating/seating.ts';
import { useLatestCallback } from '#islands/client/use-latest-callback.ts';
import { PagedList } from '#islands/admin/ui/lists/PagedList.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { DropTarget } from './drag/Draggable.tsx';
import { type CardActions, type GroupWish, partKey, type Plan, type TableOptions } from './plan.ts';
import { TableSelect } from './tables/TableSelect.tsx';
import { WithoutTableCard } from './UnassignedCard.tsx';

type Props = {
  plan: Plan;
  options: TableOptions;
  parts: readonly Part[];
  selected: ReadonlySet<string>;
  onChoose: (selected: ReadonlySet<string>) => void;
  actions: CardActions;
  /** The key of a part that is looked for: it is on the list, however far down. */
  requested: string | null;
};

type Status = ResponseStatus | 'all';

export const WithoutTable = (props: Props) => {
  const { plan, options, parts, selected, onChoose, actions, requested } = props;
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<Status>('all');
  const [target, setTarget] = useState<number | null>(null);
  const query = useDeferredValue(typed);
  const found = useMemo(() => findParts(parts, query, status), [parts, query, status]);
  const checked = parts.filter((part) => selected.has(partKey(part)));

  const toggle = useLatestCallback((part: Part) => {
    const next = new Set(selected);
    if (!next.delete(partKey(part))) next.add(partKey(part));
    onChoose(next);
  });

  return (
    <DropTarget id="none" className="unassigned" label={texts.unassigned}>
      <div className="unassigned-head">
        <h2 className="subtitle">{texts.unassigned}</h2>
        {parts.length > 0 && (
          <div className="unassigned-filters">
            <label className="field min-w-[min(100%,9rem)] flex-1 md:max-w-xs">
              <span className="label">{texts.search}</span>
              <input
                className="input"
                type="search"
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </label>
            <label className="field">
              <span className="label">{texts.status}</span>
              <select
                className="input"
                value={status}
                onChange={({ currentTarget }) => setStatus(currentTarget.value as Status)}
              >
                <option value="all">{texts.everyStatus}</option>
                {Object.entries(texts.statuses).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
        {checked.length > 0 && (
          <div className="selection" role="group" aria-label={texts.selected(checked.length)}>
            <span className="font-semibold" role="status">
              {texts.selected(checked.length)}
            </span>
            <TableSelect
              label={texts.chooseForSelected}
              empty={texts.choose}
              options={options}
              value={target}
              onChange={setTarget}
            />
            <Button
              disabled={target === null}
              onClick={() => target !== null && actions.onAssign(checked, target)}
            >
              {texts.assign}
            </Button>
            <Button variant="text" onClick={() => onChoose(new Set())}>
              {texts.clearSelection}
            </Button>
          </div>
        )}
      </div>
      {parts.length === 0 ? (
        <p className="card py-8 text-center text-muted">{texts.allSeated}</p>
      ) : found.length === 0 ? (
        <p className="card py-8 text-center text-muted">{texts.noMatch}</p>
      ) : (
        <PagedList
          items={found}
          query={`${status} ${query}`}
          least={found.findIndex((part) => partKey(part) === requested) + 1}
          className="table-grid"
        >
          {(part) => (
            <WithoutTableCard
              key={partKey(part)}
              part={part}
              options={options}
              wishes={plan.wishesOf.get(part.group.id) ?? none}
              isSelected={selected.has(partKey(part))}
              onToggle={toggle}
              actions={actions}
            />
          )}
        </PagedList>
      )}
    </DropTarget>
  );
};

const none: readonly GroupWish[] = [];

const findParts = (parts: readonly Part[], typed: string, status: Status): Part[] => {
  const key = nameKey(typed);
  return parts.filter(
    (part) =>
      (status === 'all' || responseStatus(countPeople([part])) === status) &&
      [part.group.group_name, ...part.members.map(({ name }) => name)].some((name) =>
        nameKey(name).includes(key),
      ),
  );
};
