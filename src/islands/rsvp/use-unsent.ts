import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { unsent as texts } from '#content/texts/unsent.ts';
import { statusOf } from '#islands/client/api.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';
import type { Entry } from '#islands/outbox/entry.ts';
import type { Outcome } from '#islands/outbox/outcome.ts';
import { askForSync } from '#islands/outbox/ask-for-sync.ts';
import { hearOutcomes } from '#islands/outbox/outbox-news.ts';
import { type RetryClock, retryClock } from '#islands/outbox/retry-clock.ts';
import { hasUnsent } from '#islands/outbox/unsent-mark.ts';
import { toast } from '#islands/stores/toasts.ts';

// Fetched once the page stands still: without signal it could not be fetched any more.
const outbox = () => import('#islands/outbox/outbox.ts');
const flushing = () => import('#islands/outbox/flush.ts');

type Unsent = {
  /** What waits from an earlier visit, before anything is sent. */
  onFound: (entries: Entry[]) => void;
  onOutcomes: (outcomes: Outcome[]) => void;
};

/** What this group's answers on the screen have in common with what waits on the phone. */
export const useUnsent = (groupId: number, { onFound, onOutcomes }: Unsent) => {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [retrying, setRetrying] = useState(false);
  const [held, setHeld] = useState<unknown>();
  const underWay = useRef(false);
  const clock = useRef<RetryClock>(undefined);

  const look = async () => {
    const found = await (await outbox()).entriesOf(groupId);
    setEntries(found);
    return found;
  };

  const hear = async (outcomes: Outcome[]) => {
    // First: a screen that is done with this may have something better to say.
    if (outcomes.some(({ kind }) => kind === 'received')) {
      toast({ title: texts.received, description: texts.receivedText });
    }
    onOutcomes(outcomes);
    await look();
  };

  const send = async () => {
    // A state would come too late for the second of two quick taps.
    if (underWay.current) return;
    underWay.current = true;
    let why: unknown;
    try {
      const { outcomes, held: reason } = await (await flushing()).flush();
      why = reason;
      await hear(outcomes);
    } catch (error) {
      why = error;
    }
    setHeld(why);
    underWay.current = false;
    setRetrying(false);
    // Only signing in helps where the session is over.
    if (why === undefined || statusOf(why) === 401) clock.current?.rest();
    else clock.current?.wind();
  };

  /** By somebody who waits for it. */
  const retry = () => {
    setRetrying(true);
    return send();
  };

  const open = async () => {
    if (!hasUnsent()) {
      await Promise.all([outbox(), flushing()]);
      return;
    }
    const found = await look();
    onFound(found);
    if (found.some(({ stopped }) => !stopped)) await retry();
  };

  const begin = useEffectEvent(() => void open().catch(() => undefined));
  const tryAgain = useEffectEvent(() => void send());

  useEffect(() => {
    clock.current = retryClock(() => tryAgain());
    const start = () => begin();
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      clock.current?.rest();
      removeEventListener('load', start);
    };
  }, []);

  useEffect(() => hearOutcomes((outcomes) => void hear(outcomes)));

  const waits = entries.some(({ stopped }) => !stopped);
  useWhenOnline(waits, () => void retry());

  return {
    entries,
    waits,
    retrying,
    /** A session that ended, a server in trouble. */
    held: statusOf(held) === 0 ? undefined : held,
    stillNoSignal: statusOf(held) === 0,
    retry,
    /**
     * @param why what came instead of the server's answer
     * @returns false where the browser keeps nothing: then it is only on the screen
     */
    keep: async (unsent: readonly Entry[], why: unknown): Promise<boolean> => {
      try {
        await (await outbox()).keepEntries(unsent);
        await look();
        const isOver = statusOf(why) === 401;
        setHeld(isOver ? why : undefined);
        if (isOver) return true;
        askForSync();
        clock.current?.wind();
        return true;
      } catch {
        return false;
      }
    },
    /** The guest was told. */
    remove: async (entry: Entry) => {
      await (await outbox()).removeEntry(entry);
      await look();
    },
    /** These events were settled in another way. */
    settle: async (eventIds: readonly number[]) => {
      if (!entries.some(({ about }) => eventIds.some((id) => id === about))) return;
      await (await outbox()).removeAbout(groupId, eventIds);
      await look();
    },
  };
};

export type UnsentState = ReturnType<typeof useUnsent>;

export const waitsFor = ({ entries }: UnsentState, about: Entry['about']): boolean =>
  entries.some((entry) => entry.about === about && !entry.stopped);
