import type { ReactNode } from 'react';
import { listTexts } from '#content/texts/admin-lists.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';

type EmptyProps = {
  title?: string;
  children: string;
  /** Where it is filled, when that is another screen. */
  link?: { href: string; text: string };
  /** What to do about it here. */
  action?: ReactNode;
};

/** A list or a screen with nothing in it yet. */
export const Empty = ({ title, children, link, action }: EmptyProps) => (
  <div className="card py-10 text-center">
    <Sprig />
    {title && <h2 className="subtitle mt-3">{title}</h2>}
    <p className="mx-auto mt-3 max-w-xl text-muted">{children}</p>
    {(link || action) && (
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {link && (
          <a className="btn btn-quiet" href={link.href}>
            {link.text}
          </a>
        )}
        {action}
      </div>
    )}
  </div>
);

/** A branch before its flowers. */
const Sprig = () => (
  <svg
    viewBox="0 0 72 32"
    width="72"
    height="32"
    fill="none"
    strokeLinecap="round"
    strokeWidth="1.5"
    aria-hidden="true"
    className="mx-auto"
  >
    <g stroke="var(--leaf)" fill="var(--paper-deep)">
      <path d="M4 24q32 2 64-14" />
      <path d="M16 23.500q2-9 11-11 1 9-11 11zM33 21q4-9 13-9 0 9-13 9zM23 24.500q8 1 10 7-8 1-10-7zM42 20q8 1 10 7-9 1-10-7z" />
    </g>
    <path stroke="var(--accent)" fill="var(--accent)" d="M66 12q-3 5-1 10 1-2 2-2t2 2q1-5-3-10z" />
  </svg>
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
