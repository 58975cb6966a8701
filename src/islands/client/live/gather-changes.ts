import { joinedChange, type LiveChange } from '#domain/history/live-change.ts';

type Gathering = {
  /** Requests the changed data. */
  refresh: (change: LiveChange) => Promise<unknown>;
  /** A change is held back because the screen is being edited. */
  onPending: (waiting: boolean) => void;
  /** Changes within this time are one refresh. */
  quietMs?: number;
  /** Minimum pause between two refreshes. */
  pauseMs?: number;
};

/** Debounces changes into refreshes, one at a time, and none while the screen is held. */
export const gatherChanges = ({ refresh, onPending, quietMs = 200, pauseMs = 1500 }: Gathering) => {
  let pending: LiveChange | null = null;
  let held = false;
  let loading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (ms: number) => {
    if (pending && !held && !loading) timer ??= setTimeout(() => void run(), ms);
  };

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const run = async () => {
    cancel();
    if (!pending || loading) return;
    const change = pending;
    pending = null;
    onPending(false);
    loading = true;
    await refresh(change).catch(() => undefined);
    loading = false;
    plan(pauseMs);
  };

  return {
    add: (change: LiveChange) => {
      pending = pending ? joinedChange(pending, change) : change;
      if (held) onPending(true);
      plan(quietMs);
    },
    /** While something is being edited, the screen does not change. */
    hold: (hold: boolean) => {
      held = hold;
      if (hold) cancel();
      else plan(0);
    },
    /** Refreshes at once, even while held. */
    now: () => void run(),
    stop: cancel,
  };
};
