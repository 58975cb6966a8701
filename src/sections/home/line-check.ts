import { isHighLatency, bestResponseTime } from '#islands/client/high-latency.ts';

export type Loaded = Pick<
  PerformanceResourceTiming,
  'requestStart' | 'responseStart' | 'responseEnd' | 'transferSize'
>;

/** The film in about two seconds (2 Mbit/s). */
const bytesPerMs = 250;
/** Less says nothing: it fits the first packets of any line. */
const minBytes = 20_000;

export type LineCheck = 'fast' | 'slow' | 'unknown';

/** What the line has shown by what came over it. Transfers at the same time share it. */
export const checkLine = (loaded: readonly Loaded[]): LineCheck => {
  const responseTime = bestResponseTime(loaded);
  let bytes = 0;
  let loadingMs = 0;
  let until = 0;
  for (const { requestStart, responseEnd, transferSize } of [...loaded].sort(
    (a, b) => a.requestStart - b.requestStart,
  )) {
    loadingMs += Math.max(0, responseEnd - Math.max(until, requestStart + responseTime));
    until = Math.max(until, responseEnd);
    bytes += transferSize;
  }
  if (bytes < minBytes) return 'unknown';
  return bytes >= loadingMs * bytesPerMs && !isHighLatency(loaded) ? 'fast' : 'slow';
};
