import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listTexts as texts } from '#content/texts/admin-lists.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

/** Items per page: a card for each of two thousand groups would take seconds to draw. */
export const usualPage = 100;

type Props<Item> = {
  items: readonly Item[];
  /** The query of the list: another one starts the list from the top. */
  query: unknown;
  /** Items per page. */
  page?: number;
  /** The number of items to show at least, for one of a later page that has to be in sight. */
  least?: number;
  /** The number of items to render at most for now; see `useShowMore`. */
  most?: number;
  className: string;
  /** A list item. */
  children: (item: Item) => ReactNode;
};

/** A list page by page; on paper all of it. */
export const PagedList = <Item,>(props: Props<Item>) => {
  const { items, query, page = usualPage, least = 0, most = Infinity, className, children } = props;
  const [visible, setVisible] = useState({ query, count: page });
  const count = Math.max(least, visible.query === query ? visible.count : page);
  const list = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();

  const showMore = () => {
    flushSync(() => setVisible({ query, count: count + page }));
    const next = list.current?.children[count] as HTMLElement | undefined;
    if (!next) return;
    next.tabIndex = -1;
    next.focus();
  };

  // On paper there is no button to press.
  useEffect(() => {
    const showAll = () => flushSync(() => setVisible({ query, count: Infinity }));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, [query]);

  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, Math.min(count, most)).map(children)}
      </ul>
      {items.length > count && (
        <p className="no-print mt-4 text-center">
          <Button variant="quiet" disabled={!hydrated} onClick={showMore}>
            {texts.more(items.length - count, page)}
          </Button>
        </p>
      )}
    </>
  );
};
