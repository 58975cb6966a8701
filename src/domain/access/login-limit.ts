/** How long a login stays locked, and how long a failure counts: milliseconds. */
export const loginLockMs = 10 * 60_000;

export type LoginAttempts = { count: number; lastFailedAt: Date };

/** Failed logins of the last ten minutes that were not followed by a successful one. */
export type AttemptCounts = {
  /** For this name from this address. */
  pair: LoginAttempts | undefined;
  /** For this name from any address, from this address for any name, and of the whole site. */
  name: number;
  address: number;
  site: number;
};

/** Attempts allowed per name and address; fewer while the failures look like guessing. */
export const loginAttempts = { calm: 10, wary: 3, alarmed: 1 } as const;

/** Failures that raise each level: far above what three hundred guests mistype in one evening. */
export const loginWarnings = {
  wary: { name: 30, address: 60, site: 600 },
  alarmed: { name: 300, address: 300, site: 3000 },
  /** More failures than mistyping explains: the whole address is locked. */
  closed: { address: 1000 },
} as const;

/**
 * Milliseconds until the next attempt is accepted; 0 when it is accepted now. An address without failures for
 * a name is accepted unless the whole address is locked: guessing from elsewhere locks no guest out.
 */
export const loginLockedFor = (attempts: AttemptCounts, now: Date): number => {
  const { pair } = attempts;
  if (attempts.address >= loginWarnings.closed.address) return loginLockMs;
  return pair && pair.count >= attemptsUnder(attempts)
    ? Math.max(0, pair.lastFailedAt.getTime() + loginLockMs - now.getTime())
    : 0;
};

const attemptsUnder = (attempts: AttemptCounts): number => {
  const isOver = (alarm: Omit<AttemptCounts, 'pair'>) =>
    attempts.name >= alarm.name || attempts.address >= alarm.address || attempts.site >= alarm.site;
  if (isOver(loginWarnings.alarmed)) return loginAttempts.alarmed;
  return isOver(loginWarnings.wary) ? loginAttempts.wary : loginAttempts.calm;
};

/** The failures after one more; an expired series is dropped. */
export const afterFailure = (attempts: LoginAttempts | undefined, now: Date): LoginAttempts => ({
  count:
    attempts && now.getTime() - attempts.lastFailedAt.getTime() < loginLockMs
      ? attempts.count + 1
      : 1,
  lastFailedAt: now,
});

/**
 * The key by which failures are counted together: an IPv4 address, or the /64 of IPv6, in which one
 * subscriber may choose any address.
 */
export const addressBlock = (address: string): string => {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.toLowerCase().split('%');
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const parts = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/u, ''))
    .join(':')}::/64`;
};
