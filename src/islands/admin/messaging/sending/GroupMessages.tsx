import { messagesTexts } from '#content/texts/admin-messages.ts';
import { messageStateTexts } from '#content/texts/message-faults.ts';
import { sendingTexts } from '#content/texts/sending.ts';
import type { GroupMessageLine, MessagingGroup } from '#contract/messages.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { LoadFailure } from '#islands/admin/ui/panel-states.tsx';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call } from '#islands/client/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { stateVariants } from './state-variants.ts';

const texts = sendingTexts.history;

type Props = { group: Pick<MessagingGroup, 'id' | 'group_name'>; onClose: () => void };

/** Everything that went to one group, and every chat that was opened with it. */
export const GroupMessages = ({ group, onClose }: Props) => {
  const { data, failure, load } = useLoaded<GroupMessageLine[]>(
    null,
    () =>
      call<GroupMessageLine[]>(
        api.api.admin.whatsapp.guests[':id'].messages.$get({ param: { id: `${group.id}` } }),
      ),
    true,
  );
  return (
    <Dialog title={texts.title(group.group_name)} wide onClose={onClose}>
      <div className="mt-3">
        {failure && <LoadFailure title={texts.loadFailed} message={failure} onRetry={load} />}
        {!data && !failure && (
          <div role="status">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-32" />
          </div>
        )}
        {data?.length === 0 && <p className="py-8 text-center text-muted">{texts.empty}</p>}
        {data && data.length > 0 && (
          <ol className="divide-y divide-paper-edge" aria-label={texts.list}>
            {data.map((line, at) => (
              <Line key={`${line.at} ${at}`} line={line} />
            ))}
          </ol>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{messagesTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

const Line = ({
  line: { at, recipientName, what, error, template },
}: {
  line: GroupMessageLine;
}) => (
  <li className="py-2">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        <span>{recipientName}</span>
        <time dateTime={at} className="block text-sm text-muted">
          {dateAndTime(new Date(at))}
        </time>
      </p>
      {what === 'chat' ? (
        <Badge>{texts.chat}</Badge>
      ) : (
        <Badge variant={stateVariants[what]}>{messageStateTexts[what]}</Badge>
      )}
    </div>
    {error && <p className="text-sm text-muted">{error}</p>}
    {template && (
      <details className="text-sm">
        <summary className="link cursor-pointer py-2">{texts.text}</summary>
        <p className="message-preview">{template}</p>
      </details>
    )}
  </li>
);
