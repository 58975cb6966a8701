import type { Page } from '@playwright/test';
import { openWeakLine } from '../fixtures/weak-line/index.ts';
import { expect, test } from '../site.ts';

const stop = (page: Page) => page.getByRole('button', { name: 'Detener la película' });

/** Everything the page fetches in its first quiet moment, films too. */
const fetched = async (page: Page, url = '/') => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  return paths;
};

const isFilm = (path: string) => path.startsWith('/film/');

/** What the browser tells of its line and its phone. */
const pretend = (page: Page, reported: Record<string, unknown>) =>
  page.addInitScript((reported) => {
    for (const [name, value] of Object.entries(reported)) {
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }
  }, reported);

/** What the page finds to have come over a good line: on a busy machine nothing comes as fast as on a quiet one. */
const assumeGoodLine = (page: Page) =>
  page.addInitScript(() => {
    const timing = { requestStart: 10, responseStart: 50, responseEnd: 90 };
    const received = { ...timing, transferSize: 30_000, workerStart: 0 };
    Performance.prototype.getEntriesByType = (type) =>
      type === 'navigation' ? ([received] as unknown as PerformanceEntryList) : [];
  });

test('on a good line the first screen comes alive, last of all and without a sound', async ({
  page,
}) => {
  await assumeGoodLine(page);
  const paths = await fetched(page);
  expect(paths.findIndex(isFilm)).toBe(paths.length - 1);
  await expect(stop(page)).toBeVisible();
  const film = page.locator('.hero video');
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .not.toBe(0);
  expect(
    await film.evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused })),
  ).toEqual({ muted: true, loop: true, paused: false });
});

test('the film fades in, and the names stay the largest paint', async ({ page }) => {
  await assumeGoodLine(page);
  await fetched(page);
  const film = page.locator('.hero video');
  await expect.poll(() => film.evaluate((video) => getComputedStyle(video).opacity)).toBe('1');
  const max = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const paints = list.getEntries() as (PerformanceEntry & { element?: Element })[];
          resolve(paints.map(({ element }) => element?.tagName ?? ''));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(max.length).toBeGreaterThan(0);
  expect(max).not.toContain('VIDEO');
});

test('neither copy of the film weighs more than 600 kB', async ({ page }) => {
  for (const ending of ['webm', 'mp4']) {
    const answer = await page.request.get(`/film/hero.${ending}`);
    expect(answer.headers()['content-type']).toBe(`video/${ending}`);
    expect((await answer.body()).length).toBeLessThanOrEqual(600 * 1024);
  }
});

test('the film stops and goes on by its button', async ({ page }) => {
  await assumeGoodLine(page);
  await page.goto('/');
  await stop(page).click();
  const isPaused = () => page.locator('.hero video').evaluate((v: HTMLVideoElement) => v.paused);
  expect(await isPaused()).toBe(true);
  await page.getByRole('button', { name: 'Seguir la película' }).click();
  await expect.poll(isPaused).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(stop(page)).toBeHidden();
});

const others: [string, Record<string, unknown>][] = [
  ['a guest who saves data', { connection: { effectiveType: '4g', saveData: true } }],
  ['a slow line', { connection: { effectiveType: '3g', saveData: false } }],
  ['a small phone with little memory', { deviceMemory: 2 }],
];
for (const [person, reported] of others) {
  test(`${person} gets the still picture alone`, async ({ page }) => {
    await assumeGoodLine(page);
    await pretend(page, reported);
    expect((await fetched(page)).filter(isFilm)).toEqual([]);
  });
}

test('with reduced motion only the still picture is shown', async ({ page }) => {
  await assumeGoodLine(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await fetched(page)).filter(isFilm)).toEqual([]);
});

for (const [reported, connection] of [
  ['nothing', undefined],
  ['good', { effectiveType: '4g', saveData: false }],
] as const) {
  test(`a line of 400 kbit/s, of which the browser says ${reported}, brings no film`, async ({
    page,
    site,
  }) => {
    const line = await openWeakLine({ delay: 30, bytesPerSecond: 50_000 });
    line.lead(Number(new URL(site.url).port));
    await pretend(page, { connection });
    expect((await fetched(page, line.url)).filter(isFilm)).toEqual([]);
    await line.close();
  });
}

test('a good line brings it to a phone that tells nothing of its line', async ({ page }) => {
  await assumeGoodLine(page);
  await pretend(page, { connection: undefined });
  await page.goto('/');
  await expect(stop(page)).toBeVisible();
});

test('the film begins on a phone that never says it could play it through', async ({ page }) => {
  await assumeGoodLine(page);
  await page.addInitScript(() => {
    const { addEventListener } = HTMLVideoElement.prototype;
    HTMLVideoElement.prototype.addEventListener = function (
      this: HTMLVideoElement,
      ...[type, ...rest]: Parameters<typeof addEventListener>
    ) {
      if (type !== 'canplaythrough') addEventListener.call(this, type, ...rest);
    };
  });
  await page.goto('/');
  await expect(stop(page)).toBeVisible();
  const film = page.locator('.hero video');
  expect(await film.evaluate((video) => video.outerHTML)).toMatch(/muted.*playsinline/);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
});

test('a phone that saves power keeps the drawing, and plays the film when asked', async ({
  page,
}) => {
  await assumeGoodLine(page);
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let isApplicable = false;
    addEventListener('click', () => (isApplicable = true), true);
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (isApplicable) return play.call(this);
      return Promise.reject(new DOMException('Low Power Mode', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  const go = page.getByRole('button', { name: 'Seguir la película' });
  await expect(go).toBeVisible();
  await expect(page.locator('.hero video')).toBeHidden();
  await expect(page.locator('.hero-scene')).toBeVisible();
  await go.click();
  await expect(stop(page)).toBeVisible();
  await expect(page.locator('.hero video')).toBeVisible();
});

test('the button says what is when the phone stops the film by itself', async ({ page }) => {
  await assumeGoodLine(page);
  await page.goto('/');
  await expect(stop(page)).toBeVisible();
  await page.locator('.hero video').evaluate((video: HTMLVideoElement) => video.pause());
  await page.getByRole('button', { name: 'Seguir la película' }).click();
  await expect(stop(page)).toBeVisible();
});
