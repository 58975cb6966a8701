import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

export type Tab = { key: string; label: string; panel: ReactNode };

const step: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

type Props = {
  label: string;
  tabs: Tab[];
  initial?: string | undefined;
  onChoose?: (key: string) => void;
};

/** Only the chosen panel is drawn; the arrow keys, Home and End walk through the tabs. */
export const Tabs = ({ label, tabs, initial, onChoose }: Props) => {
  const id = useId();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.key);

  const choose = (key: string) => {
    setChosen(key);
    onChoose?.(key);
  };

  const walk = (event: KeyboardEvent) => {
    const next = step[event.key]?.(
      tabs.findIndex(({ key }) => key === chosen),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            className="tab"
            type="button"
            role="tab"
            // Before the island wakes a tap would be lost.
            disabled={!hydrated}
            aria-selected={tab.key === chosen}
            aria-controls={tab.key === chosen ? `${id}-panel` : undefined}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => choose(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className="pt-6">
        {tabs.find(({ key }) => key === chosen)?.panel}
      </div>
    </>
  );
};
