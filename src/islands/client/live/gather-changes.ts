import { joinedChange, type LiveChange } from '#domain/history/live-change.ts';

type Gathering = {
  /** Asks for what changed anew. */
  refresh: (change: LiveChange) => Promise<unknown>;
  /** Something changed and waits because the screen is held. */
  onWaiting: (waiting: boolean) => void;
  /** Several answers within this time are one change. */
  quietMs?: number;
  /** From the end of one refresh to the next, however much goes on. */
  pauseMs?: number;
};

/** Makes of many changes few refreshes, one after the other, and none while the screen is held. */
export const gatherChanges = ({ refresh, onWaiting, quietMs = 200, pauseMs = 1500 }: Gathering) => {
  let pending: LiveChange | null = null;
  let held = false;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (ms: number) => {
    if (pending && !held && !busy) timer ??= setTimeout(() => void run(), ms);
  };

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const run = async () => {
    cancel();
    if (!pending || busy) return;
    const change = pending;
    pending = null;
    onWaiting(false);
    busy = true;
    await refresh(change).catch(() => undefined);
    busy = false;
    plan(pauseMs);
  };

  return {
    add: (change: LiveChange) => {
      pending = pending ? joinedChange(pending, change) : change;
      if (held) onWaiting(true);
      plan(quietMs);
    },
    /** While something is being edited, the screen does not change. */
    hold: (hold: boolean) => {
      held = hold;
      if (hold) cancel();
      else plan(0);
    },
    /** What waits is asked for now, held or not. */
    now: () => void run(),
    stop: cancel,
  };
};
