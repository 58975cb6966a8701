import type { APIRequestContext, Page } from '@playwright/test';
import type { CatalogueGift } from '#contract/gift-views.ts';
import { expect } from '../site.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);

export const form = (page: Page) => page.getByRole('dialog');

export const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

export const stored = async (request: APIRequestContext) =>
  (await (await request.get('/api/admin/all-gifts')).json()) as CatalogueGift[];

export const open = async (page: Page, opener?: string) => {
  await page.goto('/admin/gifts?tab=catalogo');
  await expect(button(page, 'Agregar regalo')).toBeEnabled();
  if (opener) await button(page, opener).click();
};

export const fill = async (page: Page, name = 'Clase de telar') => {
  await field(page, 'Nombre').fill(name);
  await field(page, 'Descripción').fill('Una mañana con las tejedoras.');
  await field(page, 'Precio (CLP)').fill('42.500');
};

export const submit = (page: Page, name = 'Agregar regalo') =>
  form(page).getByRole('button', { name, exact: true }).click();
