import { useDeferredValue, useMemo, useState } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import {
  countPeople,
  type Part,
  type ResponseStatus,
  responseStatus,
} from '#domain/seating/seating.ts';
import { useStable } from '#islands/client/use-stable.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DropPlace } from './drag/Draggable.tsx';
import { type CardActs, type GroupWish, partKey, type Plan, type TableChoices } from './plan.ts';
import { PlaceSelect } from './tables/PlaceSelect.tsx';
import { UnassignedCard } from './UnassignedCard.tsx';

type Props = {
  plan: Plan;
  choices: TableChoices;
  parts: readonly Part[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  acts: CardActs;
};

type Status = ResponseStatus | 'all';

export const Unassigned = ({ plan, choices, parts, chosen, onChoose, acts }: Props) => {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<Status>('all');
  const [target, setTarget] = useState<number | null>(null);
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findParts(parts, wanted, status), [parts, wanted, status]);
  const ticked = parts.filter((part) => chosen.has(partKey(part)));

  const toggle = useStable((part: Part) => {
    const next = new Set(chosen);
    if (!next.delete(partKey(part))) next.add(partKey(part));
    onChoose(next);
  });

  return (
    <DropPlace id="none" className="unassigned" label={texts.unassigned}>
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
        {ticked.length > 0 && (
          <div className="selection" role="group" aria-label={texts.selected(ticked.length)}>
            <span className="font-semibold" role="status">
              {texts.selected(ticked.length)}
            </span>
            <PlaceSelect
              label={texts.chooseForSelected}
              empty={texts.choose}
              choices={choices}
              value={target}
              onChange={setTarget}
            />
            <Button
              disabled={target === null}
              onClick={() => target !== null && acts.onPlace(ticked, target)}
            >
              {texts.assign}
            </Button>
            <Button tone="text" onClick={() => onChoose(new Set())}>
              {texts.clearSelection}
            </Button>
          </div>
        )}
      </div>
      {parts.length === 0 ? (
        <p className="card py-8 text-center text-ink-soft">{texts.allSeated}</p>
      ) : found.length === 0 ? (
        <p className="card py-8 text-center text-ink-soft">{texts.noMatch}</p>
      ) : (
        <ul className="table-grid">
          {found.map((part) => (
            <UnassignedCard
              key={partKey(part)}
              part={part}
              choices={choices}
              wishes={plan.wishesOf.get(part.group.id) ?? none}
              isChosen={chosen.has(partKey(part))}
              onToggle={toggle}
              acts={acts}
            />
          ))}
        </ul>
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
