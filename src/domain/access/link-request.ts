/** How often the links of a number are asked for in a day; what comes after is answered alike, and not listed. */
export const dailyLinkRequests = 3;

export const dayMs = 24 * 60 * 60_000;

const hourMs = 60 * 60_000;
const maxPerHour = 5;

/** When an address asked within the last hour. */
export type RecentRequests = readonly number[];

/** For how long an address has to wait, in milliseconds; 0: it may ask now. */
export const linkRequestLockedFor = (recent: RecentRequests, now: Date): number => {
  const within = recent.filter((at) => at > now.getTime() - hourMs);
  const [earliest = 0] = within.slice(-maxPerHour);
  return within.length < maxPerHour ? 0 : earliest + hourMs - now.getTime();
};

export const afterRequest = (recent: RecentRequests, now: Date): RecentRequests => [
  ...recent.filter((at) => at > now.getTime() - hourMs),
  now.getTime(),
];
