import type { Page } from '@playwright/test';

export const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);

export const family = 'Familia Peñaloza Ríos';
