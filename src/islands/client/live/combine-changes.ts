import { mergedChange, type LiveChange } from '#domain/history/live-change.ts';

type Gathering = {
  /** Requests the changed data. */
  refresh: (change: LiveChange) => Promise<unknown>;
  /** A change is held back because the screen is being edited. */
  onPending: (waiting: boolean) => void;
  /** Changes within this time are one refresh. */
  debounceMs?: number;
  /** Minimum pause between two refreshes. */
  delayMs?: number;
};

/** Debounces changes into refreshes, one at a time, and none while the screen is held. */
export const combineChanges = ({
  refresh,
  onPending,
  debounceMs = 200,
  delayMs = 1500,
}: Gathering) => {
  let pending: LiveChange | null = null;
  let isBlocked = false;
  let loading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (ms: number) => {
    if (pending && !isBlocked && !loading) timer ??= setTimeout(() => void run(), ms);
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
    plan(delayMs);
  };

  return {
    add: (change: LiveChange) => {
      pending = pending ? mergedChange(pending, change) : change;
      if (isBlocked) onPending(true);
      plan(debounceMs);
    },
    /** While something is being edited, the screen does not change. */
    block: (isNowBlocked: boolean) => {
      isBlocked = isNowBlocked;
      if (isNowBlocked) cancel();
      else plan(0);
    },
    /** Refreshes at once, even while held. */
    now: () => void run(),
    stop: cancel,
  };
};
