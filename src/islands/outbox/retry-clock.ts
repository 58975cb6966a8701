const firstMs = 5_000;
const longestMs = 120_000;

/** Each pause twice the one before, and up to half as long again: many phones do not come in step. */
export const delayMs = (attempts: number, random: () => number): number =>
  Math.min(firstMs * 2 ** attempts, longestMs) * (1 + random() / 2);

export type RetryClock = ReturnType<typeof retryClock>;

/** Retries with growing pauses while the page is visible. A page that becomes visible again retries at once anyway. */
export const retryClock = (retry: () => void) => {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    attempts = 0;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') rest();
  });
  return {
    rest,
    /** It did not get through. */
    wind: () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(retry, delayMs(attempts, Math.random));
      attempts += 1;
    },
  };
};
