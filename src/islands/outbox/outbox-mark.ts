export const outboxKey = 'convite:unsent';

/**
 * Whether something may be waiting on this phone, asked without opening its database: pages fetch the
 * rest of the outbox only when there is reason to. The worker knows no marks.
 */
export const hasOutboxEntries = (): boolean => {
  try {
    return localStorage.getItem(outboxKey) !== null;
  } catch {
    return false;
  }
};

export const markOutboxEntries = (waiting: boolean): void => {
  try {
    if (waiting) localStorage.setItem(outboxKey, '1');
    else localStorage.removeItem(outboxKey);
  } catch {
    // A browser without it keeps no answers either.
  }
};
