import { expect, type Locator, type Page } from '@playwright/test';
import type { Target, Visitor } from './visitor.ts';

const locate = (page: Page, target: Target): Locator => {
  const scope = target.within ? locate(page, target.within) : page;
  const found =
    'label' in target
      ? scope.getByLabel(target.label, { exact: true })
      : scope.getByRole(target.role, { name: target.name, exact: true });
  return found.first();
};

/** Chromium. */
export const byPlaywright = (page: Page): Visitor => {
  /** Playwright types and focuses without waiting: before the page listens, a field is disabled and keys are lost. */
  const listening = async (target: Target) => {
    const found = locate(page, target);
    await expect(found).toBeEnabled({ timeout: 20_000 });
    return found;
  };
  return {
    open: async (path) => {
      await page.goto(path);
    },
    path: async () => new URL(page.url()).pathname,
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (target) => locate(page, target).click(),
    type: async (target, text) => (await listening(target)).pressSequentially(text),
    choose: async (target, option) => {
      await locate(page, target).selectOption(option);
    },
    upload: async (target, file) => (await listening(target)).setInputFiles(file),
    focus: async (target) => (await listening(target)).focus(),
    key: (key) => page.keyboard.press(key),
    text: (part) => (part ? locate(page, part) : page.locator('body')).innerText(),
    evaluate: (expression) => page.evaluate(expression),
  };
};
