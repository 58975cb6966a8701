type Backoff = {
  firstMs: number;
  longestMs: number;
  /** The largest part that chance adds, or takes away where negative, so that many do not come in step. */
  jitter: number;
};

/**
 * How long to wait before another try: twice as long after each failed attempt, up to a limit.
 * @param random from 0 to below 1
 * @returns whole milliseconds
 */
export const backoffMs = (
  attempts: number,
  { firstMs, longestMs, jitter }: Backoff,
  random = Math.random(),
): number => Math.round(Math.min(longestMs, firstMs * 2 ** attempts) * (1 + jitter * random));
