import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listTexts as texts } from '#content/texts/admin-lists.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';
import { step } from './filter-groups.ts';
import { Empty } from './panel-states.tsx';

type Props<Group> = {
  found: readonly Group[];
  /** By which they were found: with another one the list begins anew. */
  sought: unknown;
  /** How many were found, also when only the first of them are here. */
  count: number;
  total: number;
  noneFound: string;
  loading: boolean;
  onRefresh: () => void;
  /** A list item that can take the focus. */
  children: (group: Group) => ReactNode;
};

/** Groups that were found, so many at a time, how many they are, and a button to load them anew. */
export const GroupList = <Group,>({ found, sought, children, ...props }: Props<Group>) => {
  const { loading, onRefresh } = props;
  const [drawn, setDrawn] = useState({ sought, count: step });
  const count = drawn.sought === sought ? drawn.count : step;
  const list = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();

  const showMore = () => {
    flushSync(() => setDrawn({ sought, count: count + step }));
    (list.current?.children[count] as HTMLElement | undefined)?.focus();
  };

  return (
    <>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <p className="text-sm text-ink-soft" role="status">
          {found.length > 0 && texts.found(props.count, props.total)}
        </p>
        <Button
          tone="quiet"
          className="no-print"
          disabled={!hydrated}
          aria-disabled={loading}
          onClick={loading ? undefined : onRefresh}
        >
          {loading ? texts.refreshing : texts.refresh}
        </Button>
      </div>
      {found.length === 0 && <Empty>{props.noneFound}</Empty>}
      <ul ref={list} className="grid gap-4">
        {found.slice(0, count).map(children)}
      </ul>
      {found.length > count && (
        <p className="mt-4 text-center">
          <Button tone="quiet" onClick={showMore}>
            {texts.more(found.length - count, step)}
          </Button>
        </p>
      )}
    </>
  );
};
