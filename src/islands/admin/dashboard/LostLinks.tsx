import { useRef } from 'react';
import { lostLinkRequests as texts } from '#content/texts/lost-link.ts';
import type { LostLinkView } from '#contract/lost-links.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { api, call, messageOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';

type Props = { requests: readonly LostLinkView[]; onChanged: () => Promise<void> };

/** Who asks for the link of their group, newest of each group; hidden while nobody does. */
export const LostLinks = ({ requests, onChanged }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  if (requests.length === 0) return null;
  const newest = [...new Map(requests.map((one) => [one.guestId, one])).values()];

  const settle = async ({ guestId }: LostLinkView) => {
    try {
      const own = requests.filter((one) => one.guestId === guestId);
      for (const { id } of own) {
        await call(api.api.admin['lost-links'][':id'].$delete({ param: { id: `${id}` } }));
      }
      await onChanged();
      // Its buttons are gone: the focus would fall to the page's beginning.
      heading.current?.focus();
    } catch (error) {
      toast({ title: texts.failed, description: messageOf(error), variant: 'destructive' });
    }
  };

  return (
    <Controls>
      <section className="card" aria-labelledby="lost-links">
        <h2 className="subtitle focus:outline-none" id="lost-links" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <ul className="mt-2 divide-y divide-paper-deep">
          {newest.map((request) => (
            <li
              key={request.guestId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
            >
              <span className="min-w-0">
                <span className="block wrap-anywhere">
                  {texts.asks(request.name, request.groupName)}
                </span>
                <time className="text-sm text-ink-soft" dateTime={request.at}>
                  {dateAndTime(new Date(request.at))}
                </time>
                {request.chat === null && <span className="hint block">{texts.noPhone}</span>}
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  variant="quiet"
                  aria-label={texts.settleOf(request.groupName)}
                  onClick={() => void settle(request)}
                >
                  {texts.settle}
                </Button>
                {request.chat && (
                  <a
                    className="btn btn-primary"
                    href={request.chat}
                    target="_blank"
                    rel="noopener noreferrer"
                    onClick={() => void settle(request)}
                  >
                    {texts.send}
                    <span className="sr-only">{texts.to(request.groupName)}</span>
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Controls>
  );
};
