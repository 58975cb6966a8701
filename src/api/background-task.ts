import { logError } from './log-error.ts';

type Setting = {
  /**
   * One run. It ends early when `signal` is aborted: the database may be closed by then.
   * @returns after how many ms it runs again by itself; undefined: not before it is notified
   */
  run: (signal: AbortSignal) => Promise<number | undefined>;
  /** It runs again no later than that, in ms: a clock may have been set back meanwhile. */
  longestMs?: number;
  /** After how many ms a failed run is tried again. */
  afterFailureMs?: number;
};

/**
 * Runs in the background, one run at a time: when it is notified, and when the last run asks for it. A run that fails
 * is reported and tried again.
 */
export const createBackgroundTask = ({
  run,
  longestMs = Infinity,
  afterFailureMs = 30_000,
}: Setting) => {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isNotified = false;

  const notify = () => {
    isNotified = true;
    if (!running && !signal.aborted) running = runAll();
  };

  const runAll = async () => {
    let waitMs: number | undefined;
    while (isNotified && !signal.aborted) {
      isNotified = false;
      clearTimeout(timer);
      waitMs = await run(signal).catch((error: unknown) => {
        if (!signal.aborted) logError(error);
        return afterFailureMs;
      });
    }
    running = undefined;
    if (waitMs === undefined || signal.aborted) return;
    timer = setTimeout(notify, Math.min(Math.max(waitMs, 0), longestMs)).unref();
  };

  return {
    /** Call when there may be something to do. What comes during a run leads to one more. */
    notify,
    /** Resolves when nothing is running. */
    idle: async () => {
      while (running) await running;
    },
    /** Starts no further run. */
    stop: () => {
      controller.abort();
      clearTimeout(timer);
    },
  };
};

export type BackgroundTask = ReturnType<typeof createBackgroundTask>;
