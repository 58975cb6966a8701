/** Whoever waits longer for every turn is better served by a few at once. */
const farMs = 300;

/**
 * Whether a turn to the site takes its time. What this page has fetched tells, the quickest of it: a busy
 * site is late now and then, a far one always.
 */
export const isFarLine = (): boolean => {
  const fetched = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const turns = fetched
    // What the phone already had tells nothing.
    .filter(({ transferSize, responseStart }) => transferSize > 0 && responseStart > 0)
    .map(({ requestStart, responseStart }) => responseStart - requestStart);
  return turns.length > 0 && Math.min(...turns) > farMs;
};
