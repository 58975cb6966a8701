import type { BrowserContext, Page } from '@playwright/test';

/** Which part of the phone's storage fails, each operation with this probability. */
export type StorageFaults = { database?: number; texts?: number };

/**
 * Makes the storage of every page of this phone fail as `failStorage` says. The name of the window holds
 * it: it outlives a change of page and is no storage itself.
 */
export const prepareFaults = (phone: BrowserContext, seed: number) =>
  phone.addInitScript((start) => {
    let state = start + performance.now();
    const next = () => (state = (state * 16807 + 11) % 2147483647) / 2147483647;
    const fails = (part: 'database' | 'texts') => {
      if (!window.name.startsWith('faults ')) return false;
      const faults = JSON.parse(window.name.slice(7)) as Record<string, number>;
      return next() < (faults[part] ?? 0);
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

export const failStorage = (page: Page, faults: StorageFaults) =>
  page.evaluate(
    (sent) => {
      window.name = sent;
    },
    `faults ${JSON.stringify(faults)}`,
  );
