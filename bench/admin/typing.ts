import type { Locator, Page } from '@playwright/test';

type Noted = { keys: Record<number, number>; longest: number };
type Window = { noted: Noted };

/** Chromium tells of no event that took less. */
const threshold = 16;

/** Notes how long each key took until the next frame, as the browser itself measures it. */
const watchKeys = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const noted: Noted = { keys: {}, longest: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const { interactionId: id, duration } = entry;
        if (id && entry.name.startsWith('key')) {
          noted.keys[id] = Math.max(noted.keys[id] ?? 0, duration);
        }
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        noted.longest = Math.max(noted.longest, duration);
      }
    }).observe({ type: 'longtask' });
  }, threshold);

/** @returns milliseconds from each key to the next frame, and the longest task meanwhile */
export const typeInto = async (page: Page, field: Locator, text: string, pauseMs: number) => {
  await field.focus();
  await watchKeys(page);
  await page.keyboard.type(text, { delay: pauseMs });
  for (let left = text.length; left > 0; left--) {
    await page.keyboard.press('Backspace', { delay: pauseMs });
  }
  await page.evaluate(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
  const { keys, longest } = await page.evaluate(() => (window as unknown as Window).noted);
  const told = Object.values(keys);
  const quick = Array.from({ length: Math.max(0, 2 * text.length - told.length) }, () => threshold);
  return { keys: [...told, ...quick], longest };
};
