import type { APIRequestContext, Page } from '@playwright/test';
import type { EventView } from '#contract/events.ts';
import { expect, type Site } from '../site.ts';

/** With a keyboard: on a phone no field takes the focus by itself, for its keyboard would hide the rest. */
export const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

export const mainEvent = '💍 Main Event: ceremonia y celebración';

export const rehearsal = { name: 'Ensayo', description: 'Vals y pasos', location: 'Granero' };

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

export const form = (page: Page) => page.getByRole('dialog');

export const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });

export const toast = (page: Page, text: string) => page.locator('toast-region').getByText(text);

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const openForm = async (page: Page, opener = 'Crear evento') => {
  await page.goto('/admin/events');
  await button(page, opener).click();
  await expect(form(page)).toBeVisible();
};

export const fill = async (page: Page, date: string, event = rehearsal) => {
  await field(page, 'Nombre').fill(event.name);
  await field(page, 'Fecha').fill(date);
  await field(page, 'Lugar').fill(event.location);
  await field(page, 'Descripción').fill(event.description);
};

export const submit = (page: Page, name = 'Crear evento') =>
  form(page).getByRole('button', { name, exact: true }).click();

export const stored = async (request: APIRequestContext) =>
  (await (await request.get('/api/admin/events')).json()) as EventView[];

export const create = async (site: Site, request: APIRequestContext, date = '2025-12-18T20:00') => {
  const answer = await request.post('/api/admin/events', {
    data: { ...rehearsal, date },
    headers: { Origin: site.url },
  });
  expect(answer.status()).toBe(201);
};
