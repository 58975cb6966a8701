import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
  const [selected, setSelected] = useState(initial ?? tabs[0]?.key);
  const list = useRef<HTMLDivElement>(null);

  // On a narrow phone the tabs are wider than the screen: the chosen one is brought into sight.
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]');
    if (!list.current || !tab) return;
    const [seen, own] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.right > seen.right) list.current.scrollLeft += own.right - seen.right;
    if (own.left < seen.left) list.current.scrollLeft -= seen.left - own.left;
  }, [selected]);

  const choose = (key: string) => {
    setSelected(key);
    onChoose?.(key);
  };

  const walk = (event: KeyboardEvent) => {
    const next = step[event.key]?.(
      tabs.findIndex(({ key }) => key === selected),
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
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            className="tab"
            type="button"
            role="tab"
            // Before hydration a tap would be lost.
            disabled={!hydrated}
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => choose(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        className="pt-6"
      >
        {tabs.find(({ key }) => key === selected)?.panel}
      </div>
    </>
  );
};
