import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromium as executablePath } from '../../scripts/browser.mjs';

export const startBrowser = () =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });

type Browser = Awaited<ReturnType<typeof startBrowser>>;

/** A guest's phone that has never been here. */
export const newPhone = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // Said here: within a test, the tests' own default would block them.
    serviceWorkers: 'allow',
  });

/** A cheap one: its processor is so many times slower than this machine's. */
export const slowDown = async (page: Page, times: number) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
};

/** Closes a tab. Now and then Chromium never says that it has. */
export const closeTab = (page: Page) => Promise.race([page.close(), pause(2_000)]);

/**
 * `waitForFunction` does not wait for a function that answers later: the page itself looks again.
 * @throws after half a minute
 */
export const untilInOfflineCache = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const end = Date.now() + 30_000;
    while (!(await caches.match(address, { cacheName: 'convite-guest' }))) {
      if (Date.now() > end) throw new Error(`${address} is not kept`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, path);
