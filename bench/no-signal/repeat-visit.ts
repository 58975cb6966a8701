import type { Page } from '@playwright/test';
import { guests, signIn } from '../../e2e/guest-visit.ts';
import { seen, watchPainting } from '../pages/in-page.ts';
import { newPhone, slowDown, type startBrowser, untilInOfflineCache } from './phone.ts';

export const repeatPages = ['/', '/my-events'] as const;

export const duringTheDays = '/my-events during the days';

/**
 * @param beginDays from then on the site is in the days
 * @returns milliseconds until the largest part of each page was drawn, in a phone without signal:
 * of `duplicate`, and `duringTheDays`
 */
export const visitAgain = async (
  browser: Awaited<ReturnType<typeof startBrowser>>,
  url: string,
  beginDays: () => Promise<void>,
): Promise<number[]> => {
  const phone = await newPhone(browser, url);
  const first = await phone.newPage();
  await first.goto('/');
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await signIn(first, guests.family);
  await first.goto('/my-events');
  await untilInOfflineCache(first, '/events/50');
  await first.close();
  await phone.setOffline(true);
  const paints: number[] = [];
  for (const path of repeatPages) {
    const page = await phone.newPage();
    paints.push(await largestPaint(page, path));
    await page.close();
  }
  await phone.setOffline(false);
  await beginDays();
  const today = await phone.newPage();
  await today.goto('/my-events');
  // Its part, too: the page asks for it.
  await today.locator('days-now:not([hidden])').waitFor();
  await today.waitForFunction(async () => {
    const kept = await caches.match('/my-events');
    return (await kept?.text())?.includes('data-phase="days"') ?? false;
  });
  await today.close();
  await phone.setOffline(true);
  const offline = await phone.newPage();
  paints.push(await largestPaint(offline, '/my-events'));
  await phone.close();
  return paints;
};

const largestPaint = async (page: Page, path: string) => {
  await watchPainting(page);
  await slowDown(page, 4);
  await page.goto(path, { waitUntil: 'networkidle' });
  return (await seen(page)).lcp.ms;
};
