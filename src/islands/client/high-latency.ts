/** Above this round trip time, requests are sent side by side. */
const farMs = 300;

/** What this page has fetched so far, the document first. Cached responses say nothing about the line. */
export const fetchedByNow = (): PerformanceResourceTiming[] =>
  (
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
  ).filter(({ transferSize, responseStart }) => transferSize > 0 && responseStart > 0);

type Timing = Pick<PerformanceResourceTiming, 'requestStart' | 'responseStart'>;

/** The shortest round trip: a busy server is slow at times, a high-latency line always. */
export const shortestRoundTrip = (fetched: readonly Timing[]) =>
  Math.min(...fetched.map(({ requestStart, responseStart }) => responseStart - requestStart));

/** Whether round trips take long, judged by what this page has fetched. */
export const isHighLatency = (fetched: readonly Timing[] = fetchedByNow()): boolean =>
  fetched.length > 0 && shortestRoundTrip(fetched) > farMs;
