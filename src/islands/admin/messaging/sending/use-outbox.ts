import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendingTexts as texts } from '#content/texts/sending.ts';
import type { OutboxView } from '#contract/messages.ts';
import { isSent, isPending } from '#domain/messages/queued-message.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { api, call, isSignedOut } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { usePollData } from '../use-poll-data.ts';
import { countOf } from './counts.ts';

const { whatsapp } = api.api.admin;

const load = () => call<OutboxView>(whatsapp.outbox.$get());

type Setting = {
  /** The counts of these campaigns changed. */
  onProgress: (campaignIds: number[]) => void;
  /** The queue was emptied. */
  onEmpty: () => void;
};

/** The state of sending, polled, and the couple's actions on it. */
export const useOutbox = ({ onProgress, onEmpty }: Setting) => {
  const [loading, setLoading] = useState(false);
  const outbox = usePollData(load, loading);
  const watched = useRef(new Set<number>());
  const before = useRef<ReadonlyMap<number, string>>(null);

  const notify = useEffectEvent(({ campaigns }: OutboxView) => {
    for (const { id, kind, counts } of campaigns) {
      if (countOf(counts, isPending) > 0) watched.current.add(id);
      else if (watched.current.delete(id) && kind !== 'direct') notifyEnd(counts);
    }
    const now = new Map(campaigns.map(({ id, counts }) => [id, JSON.stringify(counts)]));
    const known = before.current;
    before.current = now;
    const moved = [...now.keys()].filter((id) => known && known.get(id) !== now.get(id));
    if (moved.length > 0) onProgress(moved);
  });
  useEffect(() => {
    if (outbox.data) notify(outbox.data);
  }, [outbox.data]);

  const action = async (send: () => Promise<unknown>, failed: string) => {
    if (loading) return;
    setLoading(true);
    try {
      await send();
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      toast({ title: failed, description: reasonOf(error), variant: 'destructive' });
    } finally {
      setLoading(false);
    }
    await outbox.refresh();
  };

  const setPaused = (paused: boolean) => call(whatsapp.outbox.$put({ json: { paused } }));

  return {
    view: outbox.data,
    failure: outbox.failure,
    retry: outbox.load,
    loading,
    refresh: () => void outbox.refresh(),
    /** Watched from the start, so that its end is announced even when it is quick. */
    watch: (campaignId: number) => {
      watched.current.add(campaignId);
      void outbox.refresh();
    },
    stop: () => action(() => setPaused(true), texts.strip.notPaused),
    resume: () => action(() => setPaused(false), texts.strip.notResumed),
    empty: () =>
      action(async () => {
        const { removed } = await call(whatsapp.outbox.queue.$delete());
        toast({ title: texts.strip.emptyValues(removed) });
        onEmpty();
      }, texts.strip.notEmpty),
  };
};

export type Outbox = ReturnType<typeof useOutbox>;

/** Only messages that the service has accepted count as sent. */
const notifyEnd = (counts: OutboxView['campaigns'][number]['counts']) => {
  const [failed, uncertain] = [counts.failed ?? 0, counts.uncertain ?? 0];
  if (failed + uncertain === 0) {
    toast({ title: texts.allSent, description: texts.people(countOf(counts, isSent)) });
  } else {
    const description = texts.notSent(failed, uncertain);
    toast({ title: texts.someFailed, description, variant: 'destructive' });
  }
};
