export const unsentKey = 'convite:unsent';

/**
 * Whether something may be waiting on this phone, asked without opening its database: pages fetch the
 * rest of the outbox only when there is reason to. The worker knows no marks.
 */
export const hasUnsent = (): boolean => {
  try {
    return localStorage.getItem(unsentKey) !== null;
  } catch {
    return false;
  }
};

export const markUnsent = (waiting: boolean): void => {
  try {
    if (waiting) localStorage.setItem(unsentKey, '1');
    else localStorage.removeItem(unsentKey);
  } catch {
    // A browser without it keeps no answers either.
  }
};
