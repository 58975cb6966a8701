/** Above this round trip time, requests are sent side by side. */
const farMs = 300;

/** What this page has fetched so far, the document first. Cached responses say nothing about the line. */
export const loadedByNow = (): PerformanceResourceTiming[] =>
  (
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
  ).filter(({ transferSize, responseStart }) => transferSize > 0 && responseStart > 0);

type Timing = Pick<PerformanceResourceTiming, 'requestStart' | 'responseStart'>;

/** The shortest round trip: a busy server is slow at times, a high-latency line always. */
export const bestResponseTime = (loaded: readonly Timing[]) =>
  Math.min(...loaded.map(({ requestStart, responseStart }) => responseStart - requestStart));

/** Whether round trips take long, judged by what this page has fetched. */
export const isHighLatency = (loaded: readonly Timing[] = loadedByNow()): boolean =>
  loaded.length > 0 && bestResponseTime(loaded) > farMs;
