import { historyTexts as texts } from '#content/texts/admin-history.ts';
import type { HistoryLine } from '#contract/history.ts';
import { relativeTime } from '#domain/time/relative-time.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { Badge, type BadgeVariant } from '#islands/ui/Badge.tsx';

/** Actors shown with a badge, since their name alone does not say what they are. */
const variants: Partial<Record<HistoryLine['actor'], BadgeVariant>> = {
  guest: 'wheat',
  import: 'river',
};

type Props = { lines: HistoryLine[]; now: Date };

export const Lines = ({ lines, now }: Props) => (
  <ol className="divide-y divide-paper-edge" aria-label={texts.list}>
    {lines.map(({ id, at, who: person, text, actor }) => (
      <li key={id} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[17rem_1fr]">
        <When at={at} now={now} />
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{person}</span> <span>{text}</span>
          {variants[actor] && (
            <>
              {' '}
              <Badge variant={variants[actor]}>{texts.actors[actor]}</Badge>
            </>
          )}
        </p>
      </li>
    ))}
  </ol>
);

/** In words first; the exact time under it. */
export const When = ({ at, now }: { at: string; now: Date }) => {
  const timestamp = new Date(at);
  return (
    <time dateTime={at} className="text-sm">
      <span>{relativeTime(timestamp, now)}</span>{' '}
      <span className="block text-muted md:whitespace-nowrap">{dateAndTime(timestamp)}</span>
    </time>
  );
};
