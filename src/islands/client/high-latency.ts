/** Above this round trip time, requests are sent side by side. */
const farMs = 300;

/** What this page has fetched by now, itself first. What the phone already had tells nothing of the line. */
export const fetchedByNow = (): PerformanceResourceTiming[] =>
  (
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
  ).filter(({ transferSize, responseStart }) => transferSize > 0 && responseStart > 0);

type Turn = Pick<PerformanceResourceTiming, 'requestStart' | 'responseStart'>;

/** The quickest turn: a busy site is late now and then, a far one always. */
export const quickestTurn = (fetched: readonly Turn[]) =>
  Math.min(...fetched.map(({ requestStart, responseStart }) => responseStart - requestStart));

/** Whether a turn to the site takes its time. What this page has fetched tells. */
export const isHighLatency = (fetched: readonly Turn[] = fetchedByNow()): boolean =>
  fetched.length > 0 && quickestTurn(fetched) > farMs;
