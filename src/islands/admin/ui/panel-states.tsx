import { listTexts } from '#content/texts/admin-lists.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';

export const Empty = ({ children }: { children: string }) => (
  <div className="card">
    <p className="py-8 text-center text-ink-soft">{children}</p>
  </div>
);

export const Loading = ({ label }: { label: string }) => (
  <div role="status" className="grid gap-3 lg:grid-cols-2">
    <span className="sr-only">{label}</span>
    <Skeleton className="h-20 lg:col-span-2" />
    {[1, 2, 3, 4].map((card) => (
      <Skeleton key={card} className="h-36" />
    ))}
  </div>
);

type FailureProps = { title: string; message: string; onRetry: () => void };

/** What was on the screen stays under it. */
export const LoadFailure = ({ title, message, onRetry }: FailureProps) => (
  <div className="mb-4">
    <Notice variant="error">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{`${title} ${message}`}</p>
        <Button variant="quiet" onClick={onRetry}>
          {listTexts.retry}
        </Button>
      </div>
    </Notice>
  </div>
);
