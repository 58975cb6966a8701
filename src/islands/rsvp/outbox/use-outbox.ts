import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { outboxTexts as texts } from '#content/texts/outbox.ts';
import { isOtherGroup, statusOf } from '#islands/client/api.ts';
import { isHighLatency } from '#islands/client/high-latency.ts';
import { cachedPageDate } from '#islands/client/offline/saved-page.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';
import { requestSync } from '#islands/outbox/request-sync.ts';
import type { Entry } from '#islands/outbox/entry.ts';
import { flush, type Own } from '#islands/outbox/flush.ts';
import { receivedSince } from '#islands/outbox/received.ts';
import {
  entriesOf,
  isSaved,
  keepEntries,
  removeEntry,
  resolveResponse,
} from '#islands/outbox/outbox.ts';
import { mayHaveEntries } from '#islands/outbox/outbox-database.ts';
import { subscribeToResults } from '#islands/outbox/outbox-updates.ts';
import type { Result } from '#islands/outbox/result.ts';
import { type RetryClock, retryClock } from '#islands/outbox/retry-clock.ts';
import { toast } from '#islands/stores/toasts.ts';

type Listeners = {
  /** What the outbox holds now. */
  onLook: (entries: readonly Entry[]) => void;
  onResults: (results: Result[]) => void;
  /** What the server had received before, and this page from the phone does not know. */
  onReceived?: (results: Result[]) => void;
};

export type Sent = {
  results: Result[];
  /** What kept an entry from being received; undefined where all were, or the guest is to decide. */
  error: unknown;
  /** What could not be sent waits in the outbox. */
  saved: boolean;
};

/** It did not arrive, the phone could not read the outbox, or the session is over or another group's. */
const canWait = (error: unknown) =>
  error instanceof DOMException || [0, 401].includes(statusOf(error) ?? -1) || isOtherGroup(error);

/** The outbox of one group, for a screen: it writes entries, `flush` sends them, their state is shown. */
export const useOutbox = (groupId: number, { onLook, onResults, onReceived }: Listeners) => {
  const [pending, setPending] = useState<Entry[]>([]);
  /** Keys of what was told as a failure: it is not told as kept on the phone until it is tried again. */
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [retryPending, setRetryPending] = useState(false);
  const [outboxError, setError] = useState<unknown>();
  const inProgress = useRef(false);
  const clock = useRef<RetryClock>(undefined);

  const look = async () => {
    const found = await entriesOf(groupId);
    setPending(found);
    onLook(found);
    return found;
  };

  /** The database failed: what it holds is tried again later. */
  const lookAgain = () =>
    look().catch((error: unknown) => {
      setError(error);
      clock.current?.schedule();
    });

  const handle = async (results: Result[]) => {
    // First: a screen that is finished by these outcomes shows a toast of its own after this one.
    if (results.some(({ kind }) => kind === 'received')) {
      toast({ title: texts.received, description: texts.receivedText });
    }
    if (results.some(({ kind }) => kind === 'asked')) {
      toast({ title: texts.requested, description: texts.requestedText });
    }
    onResults(results);
    await lookAgain();
  };

  /** Everything that waits. */
  const flushAll = async () => {
    // A state would come too late for the second of two quick taps.
    if (inProgress.current) return;
    inProgress.current = true;
    const { results, error: reason } = await flush().catch((error: unknown) => ({
      results: [],
      error,
    }));
    setFailed([]);
    setError(reason);
    // Only signing in helps where the session is over.
    if (reason === undefined || statusOf(reason) === 401) clock.current?.reset();
    else clock.current?.schedule();
    await handle(results);
    inProgress.current = false;
    setRetryPending(false);
  };

  const retry = () => {
    setRetryPending(true);
    return flushAll();
  };

  const open = async () => {
    const serverDate = cachedPageDate();
    if (serverDate !== undefined) onReceived?.(await receivedSince(groupId, serverDate));
    if (!(await mayHaveEntries())) return;
    const found = await lookAgain();
    if (found?.some(({ stopped }) => !stopped)) await retry();
  };

  const begin = useEffectEvent(open);
  const tryAgain = useEffectEvent(() => void flushAll());

  useEffect(() => {
    clock.current = retryClock(() => tryAgain());
    void Promise.resolve().then(begin);
    return () => clock.current?.reset();
  }, []);

  useEffect(() => subscribeToResults((results) => void handle(results)));

  // What only this page remembers is not kept on the phone either.
  const entries = pending.filter((entry) => isSaved(entry) && !failed.includes(entry.key));
  const isQueued = entries.some(({ stopped }) => !stopped);
  useWhenOnline(isQueued, () => void retry());

  /**
   * Writes entries and sends them. Those that cannot leave wait; one that the server could not answer stays in
   * the outbox with its key, and is told as a failure.
   * @param shouldSave whether they wait where they cannot leave now
   * @param onParse the responses of an event are being read again
   */
  const send = async (
    submitted: readonly Entry[],
    { shouldSave = true, onParse }: { shouldSave?: boolean; onParse?: Own['onParse'] } = {},
  ): Promise<Sent> => {
    if (submitted.length === 0) return { results: [], error: undefined, saved: false };
    const written = await keepEntries(submitted);
    const together = isHighLatency();
    const { results, error: reason } = await flush({ entries: written, together, onParse });
    const saved = shouldSave && canWait(reason) && written.every(isSaved);
    if (!shouldSave && reason !== undefined) for (const entry of written) await removeEntry(entry);
    if (saved) {
      const needsSignIn = statusOf(reason) === 401 || isOtherGroup(reason);
      setError(needsSignIn ? reason : undefined);
      if (!needsSignIn) {
        requestSync();
        clock.current?.schedule();
      }
    }
    const keys = written.map(({ key }) => key);
    setFailed((before) => [
      ...before.filter((key) => !keys.includes(key)),
      ...(saved || reason === undefined ? [] : keys),
    ]);
    await lookAgain();
    const rejected = results.find((result) => result.kind === 'refused');
    return { results, error: reason ?? rejected?.error, saved };
  };

  return {
    /** What is told as kept on the phone. */
    entries,
    /** Everything that may still be sent. */
    pending,
    isQueued,
    retryPending,
    /** A session that ended, a server in trouble. */
    error: statusOf(outboxError) === 0 ? undefined : outboxError,
    stillNoSignal: statusOf(outboxError) === 0,
    retry,
    send,
    /** The guest was told. */
    remove: async (entry: Entry) => {
      await removeEntry(entry);
      await lookAgain();
    },
    /** The guest has decided that the stored response of a member holds. */
    resolve: async (eventId: number, memberId: number) => {
      if (!pending.some(({ about, stopped }) => about === eventId && stopped)) return;
      await resolveResponse(groupId, eventId, memberId);
      await lookAgain();
    },
  };
};

export type OutboxState = ReturnType<typeof useOutbox>;

export const isPending = ({ entries }: OutboxState, about: Entry['about']): boolean =>
  entries.some((entry) => entry.about === about && !entry.stopped);
