import { useDeferredValue, useMemo, useState } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { nameKey } from '#domain/guest-group.ts';
import { countPeople, type Part, type ResponseStatus, responseStatus } from '#domain/seating.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DropPlace } from './Draggable.tsx';
import { partKey, type Plan, type GroupWish } from './plan.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { UnassignedCard } from './UnassignedCard.tsx';

type Props = {
  plan: Plan;
  parts: readonly Part[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onPlace: (parts: readonly Part[], to: number | null) => void;
  onSplit: (part: Part) => void;
  onWishes: (part: Part) => void;
};

type Status = ResponseStatus | 'all';

export const Unassigned = ({
  plan,
  parts,
  chosen,
  onChoose,
  onPlace,
  onSplit,
  onWishes,
}: Props) => {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<Status>('all');
  const [target, setTarget] = useState<number | null>(null);
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findParts(parts, wanted, status), [parts, wanted, status]);
  const ticked = parts.filter((part) => chosen.has(partKey(part)));

  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChoose(next);
  };

  return (
    <DropPlace id="none" className="unassigned" label={texts.unassigned}>
      <h2 className="subtitle mb-3">{texts.unassigned}</h2>
      {parts.length === 0 ? (
        <p className="card py-8 text-center text-ink-soft">{texts.allSeated}</p>
      ) : (
        <>
          <div className="mb-3 flex flex-wrap gap-3">
            <label className="field min-w-48 flex-1 md:max-w-xs">
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
          {ticked.length > 0 && (
            <div className="selection" role="group" aria-label={texts.selected(ticked.length)}>
              <span className="font-semibold" role="status">
                {texts.selected(ticked.length)}
              </span>
              <PlaceSelect
                label={texts.chooseForSelected}
                empty={texts.choose}
                tables={plan.tables}
                value={target}
                onChange={setTarget}
              />
              <Button
                disabled={target === null}
                onClick={() => target !== null && onPlace(ticked, target)}
              >
                {texts.assign}
              </Button>
              <Button tone="text" onClick={() => onChoose(new Set())}>
                {texts.clearSelection}
              </Button>
            </div>
          )}
          {found.length === 0 ? (
            <p className="card py-8 text-center text-ink-soft">{texts.noMatch}</p>
          ) : (
            <ul className="table-grid">
              {found.map((part) => (
                <UnassignedCard
                  key={partKey(part)}
                  part={part}
                  tables={plan.tables}
                  wishes={plan.wishesOf.get(part.group.id) ?? none}
                  isChosen={chosen.has(partKey(part))}
                  onToggle={() => toggle(partKey(part))}
                  onPlace={(to) => onPlace([part], to)}
                  onSplit={() => onSplit(part)}
                  onWishes={() => onWishes(part)}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </DropPlace>
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
