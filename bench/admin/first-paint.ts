import type { Page } from '@playwright/test';

type Window = { usefulAt?: number };

/** Milliseconds from asking for a page to the frame that shows the first of what it is for. */
export const firstUsefulPaint = async (page: Page, path: string, useful: string) => {
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look);
      // Once the frame that has it is on the screen.
      return requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Object.assign(window, { usefulAt: performance.now() });
        port2.postMessage(null);
      });
    };
    requestAnimationFrame(look);
  }, useful);
  await page.goto(path);
  const seen = await page.waitForFunction(() => (window as Window).usefulAt);
  return (await seen.jsonValue()) ?? 0;
};
