import type { Locator, Page } from '@playwright/test';

type Noted = { keys: Record<number, number>; longest: number; startedAt: number; shownAt: number };
type Window = { noted: Noted };

/** Chromium tells of no event that took less. */
const threshold = 16;

/** No more changes for so long: what was found is there. */
const debounceMs = 1500;

/** Lists and counts change once typing pauses; at most this late. */
const timeoutMs = 5000;

/**
 * Notes how long each key took until the next frame, as the browser itself measures it, and when what
 * was found was first shown.
 */
const watch = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const noted: Noted = { keys: {}, longest: 0, startedAt: 0, shownAt: 0 };
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
    addEventListener(
      'keydown',
      ({ timeStamp }) => Object.assign(noted, { startedAt: timeStamp, shownAt: 0 }),
      true,
    );
    new MutationObserver(() => {
      if (noted.shownAt) return;
      noted.shownAt = Infinity;
      // Once the frame that has it is on the screen.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (noted.shownAt = performance.now());
        port2.postMessage(null);
      });
    }).observe(document.querySelector('main')!, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, threshold);

const noted = (page: Page) => page.evaluate(() => (window as unknown as Window).noted);

/** Two frames later whatever a key led to at once has been told. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((visible) =>
        requestAnimationFrame(() => requestAnimationFrame(() => visible(null))),
      ),
  );

/**
 * Types and deletes a text without waiting for anything, as a person who knows what to look for.
 * @param pauses between the keys, in turn: steady typing alone would always hit the same moment
 * @returns milliseconds from each key to the next frame, and the longest task meanwhile
 */
export const typeInto = async (
  page: Page,
  field: Locator,
  text: string,
  pauses: readonly number[],
) => {
  await field.focus();
  await watch(page);
  const keys = [...text, ...Array.from(text, () => 'Backspace')];
  for (const [place, key] of keys.entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key, {
      delay: pauses[place % pauses.length] ?? 0,
    });
    if (place === text.length - 1 && (await field.inputValue()) !== text) {
      throw new Error('The keys went elsewhere.');
    }
  }
  await settled(page);
  const { keys: reported, longest } = await noted(page);
  const durations = Object.values(reported);
  const quick = Array.from(
    { length: Math.max(0, keys.length - durations.length) },
    () => threshold,
  );
  return { keys: [...durations, ...quick], longest };
};

/** @returns milliseconds from each single key to the frame that shows what it finds */
export const findBy = async (page: Page, field: Locator, text: string) => {
  await field.focus();
  await watch(page);
  const waited: number[] = [];
  for (const key of text) {
    await page.keyboard.press(key);
    const seen = await page.waitForFunction(
      () => {
        const { startedAt, shownAt } = (window as unknown as Window).noted;
        return shownAt > 0 && Number.isFinite(shownAt) && shownAt - startedAt;
      },
      undefined,
      { timeout: timeoutMs },
    );
    waited.push((await seen.jsonValue()) as number);
    await page.waitForFunction(
      (quiet) => performance.now() - (window as unknown as Window).noted.shownAt > quiet,
      debounceMs,
    );
  }
  return waited;
};
