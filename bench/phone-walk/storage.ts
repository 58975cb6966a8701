import type { BrowserContext } from '@playwright/test';

/** Which part of the phone's storage fails, each operation with this probability. */
export type StorageErrors = { database?: number; texts?: number };

/**
 * Makes the storage of every page of this phone fail as `failStorage` says. A cookie holds it: pages read it at once,
 * and it is no storage that fails.
 */
export const prepareStorageErrors = (phone: BrowserContext, seed: number) =>
  phone.addInitScript((start) => {
    let state = start + performance.now();
    const next = () => (state = (state * 16807 + 11) % 2147483647) / 2147483647;
    const fails = (part: 'database' | 'texts') => {
      const [, share = '0'] = new RegExp(`faults-${part}=([\\d.]+)`).exec(document.cookie) ?? [];
      return next() < Number(share);
    };
    const wrap = (owner: object, names: string[], part: 'database' | 'texts') => {
      for (const name of names) {
        const real = Reflect.get(owner, name) as (...sent: unknown[]) => unknown;
        Reflect.set(owner, name, function (this: unknown, ...sent: unknown[]) {
          if (fails(part)) throw new DOMException('The storage fails', 'UnknownError');
          return real.apply(this, sent);
        });
      }
    };
    wrap(IDBFactory.prototype, ['open', 'deleteDatabase'], 'database');
    wrap(IDBObjectStore.prototype, ['get', 'getAll', 'put', 'delete'], 'database');
    wrap(Storage.prototype, ['getItem', 'setItem', 'removeItem'], 'texts');
  }, seed);

/** @param url the phone's address of the site */
export const failStorage = (
  phone: BrowserContext,
  url: string,
  { database = 0, texts = 0 }: StorageErrors,
) =>
  phone.addCookies([
    { name: 'faults-database', value: `${database}`, url },
    { name: 'faults-texts', value: `${texts}`, url },
  ]);
