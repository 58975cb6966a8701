/** Failures for one name from one address before the door closes. */
export const loginFailureLimit = 10;

/** How long the door stays closed, and how long a failure is remembered: milliseconds. */
export const loginLockMs = 10 * 60_000;

export type LoginFailures = { count: number; lastFailedAt: Date };

/** Milliseconds until the next attempt is heard; 0 when it is heard now. */
export const loginLockedFor = (failures: LoginFailures | undefined, now: Date): number =>
  failures && failures.count >= loginFailureLimit
    ? Math.max(0, failures.lastFailedAt.getTime() + loginLockMs - now.getTime())
    : 0;

/** The failures after one more; an old series is forgotten. */
export const afterFailure = (failures: LoginFailures | undefined, now: Date): LoginFailures => ({
  count:
    failures && now.getTime() - failures.lastFailedAt.getTime() < loginLockMs
      ? failures.count + 1
      : 1,
  lastFailedAt: now,
});
