export const tabKeys = ['event-responses', 'by-guest', 'overview'] as const;

export type TabKey = (typeof tabKeys)[number];

/** The tab that an address asks for; the first one unless it names another. */
export const tabOf = (query: URLSearchParams): TabKey =>
  tabKeys.find((key) => key === query.get('tab')) ?? 'event-responses';
