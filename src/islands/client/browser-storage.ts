/**
 * The browser's storage where it allows it. Refused, as by a setting, it holds nothing; full, it takes nothing; it
 * never throws.
 */
const guarded = (find: () => Storage) => {
  const within = <Result>(work: (storage: Storage) => Result, fallback: Result): Result => {
    try {
      return work(find());
    } catch {
      return fallback;
    }
  };
  return {
    read: (key: string) => within((storage) => storage.getItem(key), null),
    /** @returns whether it is kept */
    keep: (key: string, value: string) =>
      within((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    clear: (key: string) => within((storage) => storage.removeItem(key), undefined),
    keys: () => within((storage) => Object.keys(storage), []),
  };
};

/** Of every tab, until it is deleted. */
export const localStore = guarded(() => localStorage);
/** Of this tab alone. */
export const sessionStore = guarded(() => sessionStorage);
