import { historyTexts as texts } from '#content/texts/admin-history.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { Lines } from './Lines.tsx';
import type { History } from './use-history.ts';

type Props = { history: History; now: Date; empty: string };

/** The lines found, with states for loading, empty and failed. */
export const HistoryResults = ({ history, now, empty }: Props) => {
  const { lines, more, loading, failure, reload, loadPrevious } = history;
  return (
    <div aria-busy={loading}>
      <p className="sr-only" role="status">
        {loading && texts.loading}
      </p>
      {failure && (
        <Notice variant="error">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{`${texts.failed} ${failure}`}</p>
            <Button variant="quiet" onClick={reload}>
              {texts.retry}
            </Button>
          </div>
        </Notice>
      )}
      {lines.length > 0 && <Lines lines={lines} now={now} />}
      {lines.length === 0 && loading && (
        <div className="flex flex-col gap-3 py-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {lines.length === 0 && !loading && !failure && (
        <p className="py-10 text-center text-muted">{empty}</p>
      )}
      {more && (
        <div className="mt-3 text-center">
          <Button
            variant="quiet"
            aria-disabled={loading}
            onClick={() => !loading && loadPrevious()}
          >
            {loading ? texts.loading : texts.older}
          </Button>
        </div>
      )}
    </div>
  );
};
