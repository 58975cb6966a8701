import { backoffMs } from '#domain/backoff.ts';

/** Of a phone whose answers do not get through. */
export const outboxDelay = { firstMs: 5_000, longestMs: 120_000, jitter: 0.5 };

export type RetryClock = ReturnType<typeof retryClock>;

/** Retries with growing pauses while the page is visible. A page that becomes visible again retries at once anyway. */
export const retryClock = (retry: () => void) => {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reset = () => {
    clearTimeout(timer);
    attempts = 0;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reset();
  });
  return {
    reset,
    /** It did not get through. */
    schedule: () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(retry, backoffMs(attempts, outboxDelay));
      attempts += 1;
    },
  };
};
