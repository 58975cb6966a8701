import type { Page } from '@playwright/test';
import { expect } from '../site.ts';

export const press = (name: string | RegExp) => async (page: Page) => {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
};

/** Presses one button after the other; the last one opens the dialog. */
export const through =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await press(name)(page);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
  };
