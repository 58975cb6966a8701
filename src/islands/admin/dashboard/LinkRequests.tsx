import { useRef, useState } from 'react';
import { linkRequestTexts as texts } from '#content/texts/admin-link-requests.ts';
import type { LinkRequestView } from '#contract/link-requests.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, call, messageOf, statusOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';

type Props = { requests: readonly LinkRequestView[]; onChanged: () => Promise<void> };

/** Requests for a personal link, the newest of each group. Hidden while there are none. */
export const LinkRequests = ({ requests, onChanged }: Props) => {
  const { withPassword, passwordDialog } = useReauthentication();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Their chat was opened here: they stay in sight, for a chat that did not open can be opened again. */
  const [opened, setOpened] = useState<readonly LinkRequestView[]>([]);
  const newest = [...new Map([...opened, ...requests].map((one) => [one.guestId, one])).values()];
  const isOpened = ({ id }: LinkRequestView) => opened.some((one) => one.id === id);
  if (newest.length === 0) return null;

  const resolve = async ({ guestId }: LinkRequestView) => {
    const own = requests.filter((one) => one.guestId === guestId);
    try {
      for (const { id } of own) await withPassword(() => resolveRequest(id));
      await onChanged();
    } catch (error) {
      if (wasCancelled(error)) return;
      toast({ title: texts.failed, description: messageOf(error), variant: 'destructive' });
    }
  };

  const remove = async (request: LinkRequestView) => {
    setOpened((before) => before.filter(({ guestId }) => guestId !== request.guestId));
    await resolve(request);
    // Its buttons are gone: the focus would fall to the page's beginning.
    heading.current?.focus();
  };

  const open = (request: LinkRequestView) => {
    setOpened((before) => [...before, request]);
    void resolve(request);
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
                <time className="text-sm text-muted" dateTime={request.at}>
                  {dateAndTime(new Date(request.at))}
                </time>
                {request.chat === null && <span className="hint block">{texts.noPhone}</span>}
                {isOpened(request) && <span className="hint block">{texts.opened}</span>}
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  variant="quiet"
                  aria-label={texts.resolveOf(request.groupName)}
                  onClick={() => void remove(request)}
                >
                  {texts.resolve}
                </Button>
                {request.chat && (
                  <a
                    className="btn btn-primary"
                    href={request.chat}
                    target="_blank"
                    rel="noopener noreferrer"
                    onClick={() => open(request)}
                  >
                    {texts.send}
                    <span className="sr-only">{texts.to(request.groupName)}</span>
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
        {passwordDialog}
      </section>
    </Controls>
  );
};

/** Another administrator may have deleted the request already: that is no failure. */
const resolveRequest = async (id: number) => {
  try {
    await call(api.api.admin['lost-links'][':id'].$delete({ param: { id: `${id}` } }));
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
};
