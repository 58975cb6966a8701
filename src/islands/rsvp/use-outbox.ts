import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { outboxTexts as texts } from '#content/texts/outbox.ts';
import { canWait, statusOf } from '#islands/client/api.ts';
import { isHighLatency } from '#islands/client/high-latency.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';
import { askForSync } from '#islands/outbox/ask-for-sync.ts';
import type { Entry } from '#islands/outbox/entry.ts';
import { flush, type Own } from '#islands/outbox/flush.ts';
import {
  entriesOf,
  isDurable,
  keepEntries,
  removeAbout,
  removeEntry,
} from '#islands/outbox/outbox.ts';
import { hearOutcomes } from '#islands/outbox/outbox-news.ts';
import type { Outcome } from '#islands/outbox/outcome.ts';
import { type RetryClock, retryClock } from '#islands/outbox/retry-clock.ts';
import { hasOutboxEntries } from '#islands/outbox/outbox-mark.ts';
import { toast } from '#islands/stores/toasts.ts';

type Listeners = {
  /** Entries of an earlier visit, before anything is sent. */
  onFound: (entries: Entry[]) => void;
  onOutcomes: (outcomes: Outcome[]) => void;
};

export type Sent = {
  outcomes: Outcome[];
  /** What kept an entry from being received; undefined where all were, or the guest is to decide. */
  error: unknown;
  /** What could not be sent waits in the outbox. */
  kept: boolean;
};

/** The outbox of one group, for a screen: it writes entries, `flush` sends them, their state is shown. */
export const useOutbox = (groupId: number, { onFound, onOutcomes }: Listeners) => {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [retrying, setRetrying] = useState(false);
  const [held, setHeld] = useState<unknown>();
  const underWay = useRef(false);
  const clock = useRef<RetryClock>(undefined);

  const look = async () => {
    const found = await entriesOf(groupId);
    // What only this page remembers is not kept on the phone.
    setEntries(isDurable() ? found : []);
    return found;
  };

  const hear = async (outcomes: Outcome[]) => {
    // First: a screen that is finished by these outcomes shows a toast of its own after this one.
    if (outcomes.some(({ kind }) => kind === 'received')) {
      toast({ title: texts.received, description: texts.receivedText });
    }
    if (outcomes.some(({ kind }) => kind === 'asked')) {
      toast({ title: texts.asked, description: texts.askedText });
    }
    onOutcomes(outcomes);
    await look();
  };

  /** Everything that waits. */
  const flushAll = async () => {
    // A state would come too late for the second of two quick taps.
    if (underWay.current) return;
    underWay.current = true;
    const { outcomes, held: why } = await flush().catch((error: unknown) => ({
      outcomes: [],
      held: error,
    }));
    await hear(outcomes);
    setHeld(why);
    underWay.current = false;
    setRetrying(false);
    // Only signing in helps where the session is over.
    if (why === undefined || statusOf(why) === 401) clock.current?.rest();
    else clock.current?.wind();
  };

  const retry = () => {
    setRetrying(true);
    return flushAll();
  };

  const open = async () => {
    if (!hasOutboxEntries()) return;
    const found = await look();
    onFound(found);
    if (found.some(({ stopped }) => !stopped)) await retry();
  };

  const begin = useEffectEvent(open);
  const tryAgain = useEffectEvent(() => void flushAll());

  useEffect(() => {
    clock.current = retryClock(() => tryAgain());
    void Promise.resolve().then(begin);
    return () => clock.current?.rest();
  }, []);

  useEffect(() => hearOutcomes((outcomes) => void hear(outcomes)));

  const waits = entries.some(({ stopped }) => !stopped);
  useWhenOnline(waits, () => void retry());

  /**
   * Writes entries and sends them. Those that cannot leave wait; one that the server could not answer stays in
   * the outbox with its key, and is told as a failure.
   * @param keeps whether they are worth keeping
   * @param onReading the responses of an event are being read again
   */
  const send = async (
    said: readonly Entry[],
    { keeps = true, onReading }: { keeps?: boolean; onReading?: Own['onReading'] } = {},
  ): Promise<Sent> => {
    if (said.length === 0) return { outcomes: [], error: undefined, kept: false };
    const written = await keepEntries(said);
    const together = isHighLatency();
    const { outcomes, held: why } = await flush({ entries: written, together, onReading });
    const kept = keeps && canWait(why) && isDurable();
    if (!keeps && why !== undefined) for (const entry of written) await removeEntry(entry);
    if (kept) {
      const isOver = statusOf(why) === 401;
      setHeld(isOver ? why : undefined);
      if (!isOver) {
        askForSync();
        clock.current?.wind();
      }
    }
    if (kept || why === undefined) await look();
    const refused = outcomes.find((outcome) => outcome.kind === 'refused');
    return { outcomes, error: why ?? refused?.error, kept };
  };

  return {
    entries,
    waits,
    retrying,
    /** A session that ended, a server in trouble. */
    held: statusOf(held) === 0 ? undefined : held,
    stillNoSignal: statusOf(held) === 0,
    retry,
    send,
    /** The guest was told. */
    remove: async (entry: Entry) => {
      await removeEntry(entry);
      await look();
    },
    /** The guest has decided that what is stored about this event holds. */
    settle: async (eventId: number) => {
      if (!entries.some(({ about }) => about === eventId)) return;
      await removeAbout(groupId, [eventId]);
      await look();
    },
  };
};

export type OutboxState = ReturnType<typeof useOutbox>;

export const isWaiting = ({ entries }: OutboxState, about: Entry['about']): boolean =>
  entries.some((entry) => entry.about === about && !entry.stopped);
