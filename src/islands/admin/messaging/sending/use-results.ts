import { useEffect, useEffectEvent, useState } from 'react';
import { sendingTexts } from '#content/texts/sending.ts';
import type { MessageView } from '#contract/messages.ts';
import { isPending } from '#domain/messages/queued-message.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejections.ts';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call, isSignedOut } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { usePoll } from '../use-poll.ts';

const { whatsapp } = api.api.admin;

/** Receipts come late: what the service has may still be received and read. */
const isSettled = ({ state }: MessageView) => state === 'read' || state === 'failed';

/** The results of one campaign, polled, and the couple's decisions. */
export const useResults = (campaignId: number, onResolved: () => void) => {
  const [shown, setShown] = useState(campaignId);
  const [resolving, setResolving] = useState<number | null>(null);
  const results = useLoaded<MessageView[]>(
    null,
    () => call<MessageView[]>(whatsapp.status.$get({ query: { campaign: `${shown}` } })),
    true,
  );
  const { data } = results;

  usePoll(() => {
    if (resolving !== null || !data || data.every(isSettled)) return;
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
    if (resolving !== null) return;
    setResolving(id);
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
      setResolving(null);
    }
  };

  return {
    ...results,
    shown,
    show: (id: number) => {
      results.clear();
      setShown(id);
    },
    goesOn: data?.some(({ state }) => isPending(state)) ?? false,
    resolving,
    resolve: (id: number, resolution: 'again' | 'given') => void resolve(id, resolution),
  };
};
