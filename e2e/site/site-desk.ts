import type { Page } from '@playwright/test';

/** The couple's screen for its own site. */
export const preview = (page: Page) => page.frameLocator('iframe');

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const section = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Partes del sitio' })
    .getByRole('link', { name, exact: true });
