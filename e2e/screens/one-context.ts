import type { BrowserContext, Page } from '@playwright/test';

/**
 * Pages after each other in one browser context: scripts arrive once, and nothing is left of what the page before stored. A test
 * that sets more than that, such as the clock, closes the context.
 */
export const pagesInOneContext = (openContext: () => Promise<BrowserContext>) => {
  let open: BrowserContext | undefined;
  return async (origin: string): Promise<Page> => {
    if (!open) {
      open = await openContext();
      open.once('close', () => (open = undefined));
    }
    await open.clearCookies();
    const page = await open.newPage();
    const session = await open.newCDPSession(page);
    const storageTypes = 'local_storage,indexeddb,cache_storage';
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await session.detach();
    return page;
  };
};
