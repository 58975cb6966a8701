import { chromium, type Page } from '@playwright/test';
import { readToTheEnd } from '../../e2e/reading.ts';
import { openWeakLine } from '../../e2e/fixtures/weak-line/index.ts';
import { inlineScripts, watchTraffic } from '../../e2e/traffic.ts';
import { type Arrival, watchArrivals } from './arrivals.ts';
import { type MainThread, watchMainThread } from './main-thread.ts';
import { type Seen, seen, watchPainting } from './in-page.ts';
import type { Network } from './networks.ts';
import { chromium as executablePath } from '../../scripts/browser.mjs';

export type Visit = Omit<Seen, 'startedAt'> & {
  untilLcp: Arrival[];
  /** Until nothing but a film was under way any more. */
  mainThread: MainThread;
  /** On opening the page, before any scrolling. */
  opened: Arrival[];
  /** Once the page has been scrolled to its end. */
  full: Arrival[];
  inlineScripts: number;
  strangers: string[];
  complaints: string[];
};

const startBrowser = () =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });

/** What a page says on its first screen, its title first. */
export const firstScreenTexts = async (url: string) => {
  const browser = await startBrowser();
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const firstScreen = page.locator('main section').first();
  const texts = [
    ...(await firstScreen.locator('h1').allInnerTexts()),
    ...(await firstScreen.locator('p:visible, a:visible').allInnerTexts()),
  ];
  await browser.close();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
};

/**
 * A browser that reports every line as good, and whose page has measured none: the film begins on any line, as it does
 * where all of the page came from the cache.
 */
const reportGoodLine = (page: Page) =>
  page.addInitScript(() => {
    performance.getEntriesByType = () => [];
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } });
  });

/** Until the film has faded in. */
const filmShown = async (page: Page) => {
  await page.waitForFunction(
    () => {
      const film = document.querySelector('.hero video');
      return film && getComputedStyle(film).opacity === '1';
    },
    undefined,
    { timeout: 120_000 },
  );
};

/**
 * A phone that has never been here opens a page, waits, and reads it to its end.
 * @param withFilm plays the film on any line
 */
export const visit = async (
  url: string,
  network: Network,
  { withFilm = false } = {},
): Promise<Visit> => {
  if (!network.underTcp) return visitAt(url, network, withFilm);
  const line = await openWeakLine({
    delay: network.latencyMs / 2,
    bytesPerSecond: network.bytesPerSecond,
  });
  line.lead(Number(new URL(url).port));
  try {
    return await visitAt(line.url + new URL(url).pathname, network, withFilm);
  } finally {
    await line.close();
  }
};

const visitAt = async (url: string, network: Network, withFilm: boolean): Promise<Visit> => {
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      locale: 'es-CL',
      timezoneId: 'America/Santiago',
    });
    const page = await context.newPage();
    const traffic = watchTraffic(page, new URL(url).origin);
    await watchPainting(page);
    if (withFilm) await reportGoodLine(page);
    const cdp = await context.newCDPSession(page);
    const arrivals = await watchArrivals(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (!network.underTcp) {
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: network.bytesPerSecond,
        uploadThroughput: network.bytesPerSecond,
      });
    }
    const mainThread = await watchMainThread(cdp);

    await page.goto(url, { timeout: 120_000 });
    await arrivals.silence();
    if (withFilm) await filmShown(page);
    const worked = await mainThread();
    const { startedAt, ...atRest } = await seen(page);
    const opened = arrivals.by(Date.now());
    await readToTheEnd(page);
    await arrivals.silence();
    const inline = await inlineScripts(page);
    const { shift, moved } = await seen(page);
    return {
      ...atRest,
      mainThread: worked,
      shift,
      moved,
      untilLcp: arrivals.by(startedAt + atRest.lcp.ms),
      opened,
      full: arrivals.by(Date.now()),
      inlineScripts: inline.reduce((sum, { bytes }) => sum + bytes, 0),
      strangers: traffic.strangers,
      complaints: traffic.complaints,
    };
  } finally {
    await browser.close();
  }
};
