import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { admin } from '../fixtures/template.ts';
import { expect, test } from '../site.ts';

// A process of its own: nothing of its wedding can be put back.
test.use({ contextOptions: { reducedMotion: 'reduce' }, siteEnv: { TZ: 'UTC' } });

const notice = 'Este sitio es una demostración.';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Empezar con nuestra boda' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const submit = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Borrar la demostración y empezar' });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin/site');
  await expect(page.getByText(notice)).toBeVisible();
  await page.getByRole('button', { name: 'Empezar con nuestra boda' }).click();
});

const writeWedding = async (page: Page) => {
  await field(page, 'Un nombre').fill('Ana');
  await field(page, 'El otro nombre').fill('Luis');
  await field(page, 'Día de la ceremonia').fill('2028-03-04');
  await field(page, 'Hora').fill('17:30');
  await field(page, 'Lugar').fill('Fundo El Boldo');
  await field(page, 'Usuario').fill('anayluis');
  await field(page, 'Contraseña').fill('una-clave-larga');
};

test('from the demo to the first steps of their own wedding, also after a restart', async ({
  page,
  site,
  browser,
}) => {
  await expectAccessible(page);
  await writeWedding(page);
  await submit(page).click();
  await expect(field(page, 'Para confirmar, escriban BORRAR')).toHaveAccessibleDescription(
    'Escriban BORRAR',
  );
  await field(page, 'Para confirmar, escriban BORRAR').fill('BORRAR');
  await submit(page).click();

  await expect(page.getByRole('region', { name: 'Primeros pasos' })).toBeVisible();
  await page.getByRole('link', { name: 'Escribir y publicar el sitio' }).click();
  await expect(page.getByLabel('Un nombre', { exact: true })).toHaveValue('Ana');
  await expect(page.getByText(notice)).toBeHidden();
  await page.goto('/admin/guests');
  await expect(page.getByText('Familia Peñaloza Ríos')).toHaveCount(0);
  expect(backupsOf(site.dataDir)).toHaveLength(1);

  const pending = 'Estamos preparando la invitación';
  const guest = await (await browser.newContext({ baseURL: site.url })).newPage();
  await guest.goto('/');
  await expect(guest.getByRole('heading')).toHaveText(pending);
  await site.restart();
  await guest.reload();
  await expect(guest.getByRole('heading')).toHaveText(pending);
  expect(site.output()).not.toContain('una-clave-larga');
  const former = await page.request.post('/api/admin/login', { data: admin });
  expect(former.status()).toBe(401);
});

test('without signal nothing is lost of what was typed, but for the password and the word', async ({
  page,
  context,
}) => {
  await writeWedding(page);
  await field(page, 'Para confirmar, escriban BORRAR').fill('BORRAR');
  await context.setOffline(true);
  await submit(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('conexión');
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Empezar con nuestra boda' }).click();
  await expect(field(page, 'Un nombre')).toHaveValue('Ana');
  await expect(field(page, 'Lugar')).toHaveValue('Fundo El Boldo');
  await expect(field(page, 'Contraseña')).toHaveValue('');
  await expect(field(page, 'Para confirmar, escriban BORRAR')).toHaveValue('');
});

test('what was typed about the demo and never saved goes with it', async ({ page }) => {
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByLabel('Un nombre', { exact: true }).fill('Antonieta');
  await page.getByRole('button', { name: 'Empezar con nuestra boda' }).click();
  await writeWedding(page);
  await field(page, 'Para confirmar, escriban BORRAR').fill('BORRAR');
  await submit(page).click();
  await expect(page.getByRole('region', { name: 'Primeros pasos' })).toBeVisible();
  await page.goto('/admin/site');
  await expect(page.getByLabel('Un nombre', { exact: true })).toHaveValue('Ana');
});

const backupsOf = (dataDir: string) =>
  readdirSync(join(dataDir, 'backups')).filter((name) => /^convite-\d/u.test(name));

test('a tab that was left open with the demo writes nothing of it over their wedding', async ({
  page,
  context,
}) => {
  const forgotten = await context.newPage();
  await forgotten.goto('/admin/site');
  await forgotten.getByLabel('Un nombre', { exact: true }).fill('Antonieta');
  await writeWedding(page);
  await field(page, 'Para confirmar, escriban BORRAR').fill('BORRAR');
  await submit(page).click();
  await expect(page.getByRole('region', { name: 'Primeros pasos' })).toBeVisible();

  await forgotten.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(forgotten.getByLabel('Un nombre', { exact: true })).toHaveValue('Ana');
  await page.goto('/admin/site');
  await expect(page.getByLabel('Un nombre', { exact: true })).toHaveValue('Ana');
  await expect(page.getByLabel('El otro nombre')).toHaveValue('Luis');
});
