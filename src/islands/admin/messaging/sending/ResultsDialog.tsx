import { useEffect, useEffectEvent, useState } from 'react';
import { sendingTexts } from '#content/texts/sending.ts';
import type { CampaignView, SendResult, MessageView } from '#contract/messages.ts';
import { groupBy } from '#domain/group-by.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { LoadFailure } from '#islands/admin/ui/panel-states.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { Skeleton } from '#islands/ui/Skeleton.tsx';
import { messagesTexts } from '#content/texts/admin-messages.ts';
import { isPending } from '#domain/messages/queued-message.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call, isSignedOut } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { allOf, needsReview, summaryOf } from './counts.ts';
import { ResultLine } from './ResultLine.tsx';
import { usePoll } from '../use-poll.ts';

const { whatsapp } = api.api.admin;

/** Receipts come late: what the service has may still be received and read. */
const isSettled = ({ state }: MessageView) => state === 'read' || state === 'failed';

/** The results of one campaign, polled, and the couple's decisions. */
const useResults = (campaignId: number, onResolved: () => void) => {
  const [shown, setShown] = useState(campaignId);
  const [activeId, setActiveId] = useState<number | null>(null);
  const results = useLoaded<MessageView[]>(
    null,
    () => call<MessageView[]>(whatsapp.status.$get({ query: { campaign: `${shown}` } })),
    true,
  );
  const { data } = results;

  usePoll(() => {
    if (activeId !== null || !data || data.every(isSettled)) return;
    // The results stay on the screen: the page behind the dialog shows that the server is unreachable.
    results.refresh().catch((error: unknown) => {
      if (isSignedOut(error)) location.reload();
    });
  });

  const load = useEffectEvent(results.load);
  useEffect(() => {
    if (shown !== campaignId) load();
  }, [shown, campaignId]);

  const resolve = async (id: number, resolution: 'again' | 'given') => {
    if (activeId !== null) return;
    setActiveId(id);
    try {
      const resolved = await call<MessageView>(
        whatsapp.messages[':id'].$post({ param: { id: `${id}` }, json: { decision: resolution } }),
      );
      results.set((before) => before?.map((one) => (one.id === id ? resolved : one)) ?? null);
      onResolved();
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      const description = reasonOf(error);
      toast({ title: sendingTexts.results.notResolved, description, variant: 'destructive' });
      results.load();
    } finally {
      setActiveId(null);
    }
  };

  return {
    ...results,
    shown,
    show: (id: number) => {
      results.clear();
      setShown(id);
    },
    continues: data?.some(({ state }) => isPending(state)) ?? false,
    activeId,
    resolve: (id: number, resolution: 'again' | 'given') => void resolve(id, resolution),
  };
};

const texts = sendingTexts.results;

type Props = {
  campaignId: number;
  campaigns: readonly CampaignView[];
  /** Groups without a phone number, listed once when sending starts. */
  withoutPhone: readonly SendResult[];
  /** A chat with one of the people, the message already written. */
  chatOf: (guestId: number, memberId: number) => string | undefined;
  onMark: (memberId: number, sent: boolean) => void;
  onResolved: () => void;
  onClose: () => void;
};

/** State of every message of a campaign. */
export const ResultsDialog = (props: Props) => {
  const { campaignId, campaigns, withoutPhone, chatOf, onMark, onResolved, onClose } = props;
  const results = useResults(campaignId, onResolved);
  const { data, failure, shown, show, continues, activeId, resolve } = results;
  const lines = [...(data ?? [])].reverse();
  const rest = shown === campaignId ? withoutPhone : [];
  const byState = groupBy(lines, ({ state }) => state);
  const isEmpty = lines.length + rest.length === 0;

  return (
    <Dialog title={texts.title} wide onClose={onClose}>
      <div className="mt-3 flex flex-col gap-3">
        {campaigns.length > 1 && (
          <Field label={texts.campaign}>
            {(control) => (
              <select
                {...control}
                value={shown}
                onChange={({ target }) => show(Number(target.value))}
              >
                {campaigns.map((campaign) => (
                  <option key={campaign.id} value={campaign.id}>
                    {texts.campaignOf(
                      dateAndTime(new Date(campaign.at)),
                      texts.kinds[campaign.kind],
                      allOf(campaign.counts),
                      needsReview(campaign),
                    )}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {failure && (
          <LoadFailure title={texts.loadFailed} message={failure} onRetry={results.load} />
        )}
        <p role="status" className="font-semibold">
          {data
            ? summaryOf(Object.fromEntries([...byState].map(([state, all]) => [state, all.length])))
            : !failure && <span className="sr-only">{texts.loading}</span>}
        </p>
        {!data && !failure && <Skeleton className="h-40" />}
        {continues && <p className="text-sm text-muted">{texts.queuedHint}</p>}
        {byState.has('uncertain') && <Notice variant="warning">{texts.unknownHint}</Notice>}
        {data && isEmpty && <p className="py-6 text-center text-muted">{texts.none}</p>}
        <ul className="divide-y divide-paper-edge">
          {lines.map((message) => (
            <ResultLine
              key={message.id}
              result={message}
              chat={chatOf(message.guestId, message.memberId)}
              onChat={() => onMark(message.memberId, true)}
              loading={activeId !== null}
              onResolve={(resolution) => resolve(message.id, resolution)}
            />
          ))}
          {rest.map((result) => (
            <ResultLine key={result.groupName} result={result} />
          ))}
        </ul>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{messagesTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
