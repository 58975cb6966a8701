import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const stop = (page: Page) => page.getByRole('button', { name: 'Detener la película' });

/** Everything the page fetches in its first quiet moment, films too. */
const fetched = async (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  return paths;
};

const isFilm = (path: string) => path.startsWith('/film/');

/** What the browser tells of its line and its phone. */
const pretend = (page: Page, told: Record<string, unknown>) =>
  page.addInitScript((told) => {
    for (const [name, value] of Object.entries(told)) {
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }
  }, told);

test('on a good line the first screen comes alive, last of all and without a sound', async ({
  page,
}) => {
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

test('neither copy of the film weighs more than 600 kB', async ({ page }) => {
  for (const ending of ['webm', 'mp4']) {
    const answer = await page.request.get(`/film/hero.${ending}`);
    expect(answer.headers()['content-type']).toBe(`video/${ending}`);
    expect((await answer.body()).length).toBeLessThanOrEqual(600 * 1024);
  }
});

test('the film stops and goes on by its button', async ({ page }) => {
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
for (const [who, told] of others) {
  test(`${who} gets the still picture alone`, async ({ page }) => {
    await pretend(page, told);
    expect((await fetched(page)).filter(isFilm)).toEqual([]);
  });
}

test('whoever asked for less motion gets the still picture alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await fetched(page)).filter(isFilm)).toEqual([]);
});
