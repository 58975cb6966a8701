import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { signInAsAdmin } from '../admin-visit.ts';
import { admin } from '../fixtures/template.ts';
import { expect, type Site, test } from '../site.ts';
import {
  desk,
  mainEvent,
  rowOf,
  form,
  toast,
  button,
  openForm,
  fill,
  submit,
  stored,
  create,
} from './events-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

const question = (page: Page) => page.getByRole('alertdialog');

/** The password was given, or the session ended, so long ago. */
const age = ({ database }: Site, column: 'authenticated_at' | 'expires_at', minutes: number) => {
  const file = new Database(database);
  file.prepare(`update admin_sessions set ${column} = ?`).run(Date.now() - minutes * 60_000);
  file.close();
};

test.describe('deleting an event', () => {
  test.use(desk);

  test('says how many answers go with it before they go', async ({ page }) => {
    await page.goto('/admin/events');
    await button(page, `Eliminar ${mainEvent}`).click();
    await expect(question(page)).toContainText(`¿Eliminar «${mainEvent}»?`);
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(question(page)).toContainText('Este evento tiene 18 respuestas.');
    expect(await stored(page.request)).toHaveLength(6);
    await question(page).getByRole('button', { name: 'Eliminar con sus respuestas' }).click();
    await expect(toast(page, 'Event Deleted')).toBeVisible();
    await expect(rowOf(page, mainEvent)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Eventos', level: 1 })).toBeFocused();
    expect(await stored(page.request)).toHaveLength(5);
  });

  test('without answers asks once', async ({ page, site }) => {
    await create(site, page.request);
    await page.goto('/admin/events');
    await button(page, 'Eliminar Ensayo').click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Event Deleted')).toBeVisible();
    await expect(rowOf(page, 'Ensayo')).toHaveCount(0);
  });

  test('can be called off at each question', async ({ page }) => {
    await page.goto('/admin/events');
    await button(page, `Eliminar ${mainEvent}`).click();
    await expect(question(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(button(page, `Eliminar ${mainEvent}`)).toBeFocused();
    await button(page, `Eliminar ${mainEvent}`).click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(question(page)).toContainText('18 respuestas');
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(question(page)).toBeHidden();
    expect(await stored(page.request)).toHaveLength(6);
  });

  test('that fails is told, and nothing is gone', async ({ page }) => {
    await page.goto('/admin/events');
    await page.route('**/api/admin/events/49', (route) => route.fulfill({ status: 500, body: '' }));
    await button(page, `Eliminar ${mainEvent}`).click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Failed to delete event')).toBeVisible();
    await expect(question(page)).toContainText('No se eliminó nada.');
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(rowOf(page, mainEvent)).toBeVisible();
  });
});

test.describe('a password given long ago', () => {
  test.use(desk);

  const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });

  test('is asked for again before an event goes', async ({ page, site }) => {
    await create(site, page.request);
    age(site, 'authenticated_at', 11);
    await page.goto('/admin/events');
    await button(page, 'Eliminar Ensayo').click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Confirmen que son ustedes' })).toBeVisible();
    await expect(password(page)).toBeFocused();
    await button(page, 'Continuar').click();
    await expect(password(page)).toHaveAccessibleDescription('Password is required');
    await password(page).fill('otra-clave');
    await button(page, 'Continuar').click();
    await expect(form(page).getByRole('alert')).toHaveText('Usuario o contraseña incorrectos');
    await password(page).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Event Deleted')).toBeVisible();
    await expect(rowOf(page, 'Ensayo')).toHaveCount(0);
  });

  test('may stay unsaid: then nothing is done', async ({ page, site }) => {
    await create(site, page.request);
    age(site, 'authenticated_at', 11);
    await page.goto('/admin/events');
    await button(page, 'Eliminar Ensayo').click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(password(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(password(page)).toBeHidden();
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(rowOf(page, 'Ensayo')).toHaveCount(1);
    expect(await stored(page.request)).toHaveLength(7);
  });

  test('is no hurdle for what can be taken back', async ({ page, site }) => {
    age(site, 'authenticated_at', 11);
    await openForm(page);
    await fill(page, '2025-12-18T20:00');
    await submit(page);
    await expect(toast(page, 'Event Created')).toBeVisible();
  });

  test('whose session is over is asked for with the name, and the form goes on', async ({
    page,
    site,
  }) => {
    await openForm(page);
    await fill(page, '2025-12-18T20:00');
    age(site, 'expires_at', 1);
    await submit(page);
    await page.getByLabel('Usuario', { exact: true }).fill(admin.username);
    await password(page).fill(admin.password);
    await button(page, 'Continuar').click();
    await expect(toast(page, 'Event Created')).toBeVisible();
    await expect(rowOf(page, 'Ensayo')).toBeVisible();
  });
});
