import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';
import { button, preview, section } from './site-desk.ts';

// A process of its own: what it has published stays in its memory.
test.use({ contextOptions: { reducedMotion: 'reduce' }, siteEnv: { TZ: 'UTC' } });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  await page.setViewportSize({ width: 1280, height: 860 });
});

const headings = (page: Page) => preview(page).getByRole('heading', { level: 2 });
const order = (page: Page) => page.getByRole('group', { name: 'Orden de la portada' });

test('the sections of the home page are put in an order, and hidden', async ({ page }) => {
  await page.goto('/admin/site');
  await expect(headings(page).first()).toHaveText('El lugar que elegimos');
  await button(page, 'Bajar El lugar').click();
  await expect(headings(page).first()).toHaveText('Tres días en el campo');
  await expect(page.getByRole('button', { name: /^Mover El lugar/u })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(headings(page).first()).toHaveText('El lugar que elegimos');
  await button(page, 'Esconder Fotos').click();
  await expect(order(page).getByText('Escondido')).toBeVisible();
  await expect(headings(page).filter({ hasText: 'Un poco de nosotros' })).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Publicar').click();
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  expect(await (await page.request.get('/')).text()).not.toContain('Un poco de nosotros');
});

test('what guests do not see yet is marked in its section, and taken back one by one', async ({
  page,
}) => {
  await page.goto('/admin/site');
  await section(page, 'Celebración').click();
  const title = page.getByRole('group', { name: 'Qué se celebra' }).getByLabel('Título').first();
  await title.fill('Dos días en el campo');
  await section(page, 'Privacidad').click();
  await page.getByLabel('Título').first().fill('Lo de ustedes');
  await expect(section(page, 'Celebración')).toHaveAccessibleDescription(
    'con cambios sin publicar',
  );
  await expect(section(page, 'Galería')).toHaveAccessibleDescription('');
  await page.getByText('1 cambio sin publicar').click();
  await expect(page.getByText('Publicado: Privacidad')).toBeVisible();
  await expect(page.getByText('En el borrador: Lo de ustedes')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volver a lo publicado (Título)' }).click();
  await expect(page.getByLabel('Título').first()).toHaveValue('Privacidad');
  await expect(page.getByText('cambio sin publicar')).toHaveCount(0);
  await expect(section(page, 'Privacidad')).toHaveAccessibleDescription('');
  await button(page, 'Publicar').click();
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  await expect(section(page, 'Celebración')).toHaveAccessibleDescription('');
});

test('steps in any section are undone and redone, after saving too', async ({ page }) => {
  await page.goto('/admin/site');
  await expect(button(page, 'Deshacer')).toBeDisabled();
  const name = page.getByLabel('Un nombre', { exact: true });
  await name.fill('Antonieta');
  await section(page, 'Privacidad').click();
  await page.getByLabel('Título').first().fill('Lo de ustedes');
  await button(page, 'Guardar borrador').click();
  await expect(page.getByText('Borrador guardado')).toBeVisible();
  await button(page, 'Deshacer').click();
  await expect(page.getByLabel('Título').first()).toHaveValue('Privacidad');
  await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
  await button(page, 'Deshacer').click();
  await section(page, 'Portada').click();
  await expect(name).toHaveValue('Violeta');
  await button(page, 'Rehacer').click();
  await expect(name).toHaveValue('Antonieta');
  await button(page, 'Rehacer').click();
  await section(page, 'Privacidad').click();
  await expect(page.getByLabel('Título').first()).toHaveValue('Lo de ustedes');
  await expect(button(page, 'Rehacer')).toBeDisabled();
});
