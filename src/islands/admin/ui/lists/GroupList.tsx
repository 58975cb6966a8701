import type { ReactNode } from 'react';
import { listTexts as texts } from '#content/texts/admin-lists.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';
import { Empty } from '../panel-states.tsx';
import { step } from './filter-groups.ts';
import { PagedList } from './PagedList.tsx';
import { useShowMore } from './use-show-more.ts';

type Props<Group> = {
  found: readonly Group[];
  /** The query of the list: another one starts the list from the top. */
  query: unknown;
  /** As many as are laid out within a frame; see `useShowMore`. */
  first: number;
  /** How many were found, in words. */
  summary: string;
  noneFound: string;
  loading?: boolean;
  /** Left out, the list stands where there is such a button already. */
  onRefresh?: () => void;
  /** Puts the list in another order. */
  sort?: ReactNode;
  className?: string;
  /** A list item that can take the focus. */
  children: (group: Group) => ReactNode;
};

/** The groups found, page by page, with their number and a button to reload. */
export const GroupList = <Group,>({ found, query, children, ...props }: Props<Group>) => {
  const { loading = false, onRefresh, className = '' } = props;
  const first = useShowMore(query, props.first, Math.min(found.length, step));
  const hydrated = useHydrated();

  return (
    <>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted" role="status">
          {found.length > 0 && props.summary}
        </p>
        <div className="no-print flex flex-wrap items-end gap-x-4 gap-y-2 max-sm:w-full">
          {props.sort}
          {onRefresh && (
            <Button
              variant="quiet"
              disabled={!hydrated}
              aria-disabled={loading}
              onClick={loading ? undefined : onRefresh}
            >
              {loading ? texts.refreshing : texts.refresh}
            </Button>
          )}
        </div>
      </div>
      {found.length === 0 && <Empty>{props.noneFound}</Empty>}
      <PagedList
        items={found}
        query={query}
        page={step}
        most={first}
        className={`grid grid-cols-1 gap-4 ${className}`}
      >
        {children}
      </PagedList>
    </>
  );
};
