import type { Page } from '@playwright/test';

/** Most of a screen at a time, as a thumb does. What comes late may make room for more page. */
export const readToTheEnd = async (page: Page) => {
  while (await readOn(page));
};

/** Says whether there is more, two frames later: by then the browser has asked for what came near. */
const readOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
        const more = () =>
          window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(more())));
      }),
  );
