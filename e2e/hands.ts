import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

type Control = 'button' | 'link' | 'checkbox' | 'radio';

/** What a person does, counted: taps, and fields written in. `keys`: as a keyboard writes it into a field of its own form. */
export type Hands = {
  count: () => number;
  write: (name: string, text: string, keys?: string) => Promise<void>;
  tap: (role: Control, name: string | RegExp, within?: Locator) => Promise<void>;
};

const found = (page: Page, role: Control, name: string | RegExp, within?: Locator) =>
  (within ?? page).getByRole(role, { name, exact: typeof name === 'string' }).first();

export const byThumb = (page: Page): Hands => {
  let count = 0;
  return {
    count: () => count,
    write: async (name, text) => {
      count += 1;
      await page.getByLabel(name, { exact: true }).fill(text);
    },
    tap: async (role, name, within) => {
      count += 1;
      await found(page, role, name, within).click();
    },
  };
};

/** From where the focus is, by the Tab key alone. */
const reach = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 400; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not come to ${target}`);
};

export const byKeyboard = (page: Page): Hands => {
  let count = 0;
  return {
    count: () => count,
    write: async (name, text, keys = text) => {
      count += 1;
      await reach(page, page.getByLabel(name, { exact: true }));
      await page.keyboard.type(keys);
    },
    tap: async (role, name, within) => {
      count += 1;
      await reach(page, found(page, role, name, within));
      await page.keyboard.press(role === 'checkbox' || role === 'radio' ? 'Space' : 'Enter');
    },
  };
};
