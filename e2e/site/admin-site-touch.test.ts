import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';
import { preview } from './site-desk.ts';

// A process of its own: what it has published stays in its memory.
test.use({ contextOptions: { reducedMotion: 'reduce' }, siteEnv: { TZ: 'UTC' } });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
});

const editor = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('at a desk', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 860 }));

  test('what is tapped in the preview is edited in its field', async ({ page }) => {
    await page.goto('/admin/site');
    await preview(page).getByText('Fundo Los Avellanos').first().click();
    await expect(editor(page, 'El lugar').getByLabel('Nombre').first()).toBeFocused();
    await preview(page).getByText('Toma la Ruta 5 Sur').click();
    await expect(editor(page, 'Cómo llegar')).toBeVisible();
    await expect(page.locator(':focus')).toHaveValue(/^Toma la Ruta 5 Sur/u);
    await preview(page).getByRole('heading', { name: 'Regalo de matrimonio' }).click();
    await expect(page.locator(':focus')).toHaveValue('Regalo de matrimonio');
    await expectAccessible(page);
  });

  test('a field within a folded one opens, and a picture leads to its choice', async ({ page }) => {
    await page.goto('/admin/site#celebration');
    await preview(page).getByText('Dos noches de glamping').click();
    await expect(page.locator(':focus')).toHaveValue('Dos noches de glamping');
    await preview(page).locator('.invitations img').first().click();
    await expect(page.locator(':focus')).toHaveText(/^Cambiar/u);
  });

  test('the place of a field lights up while it is edited', async ({ page }) => {
    await page.goto('/admin/site');
    const first = page.getByLabel('Un nombre', { exact: true });
    await expect(preview(page).getByTitle('Tocar para editar').first()).toBeVisible();
    await first.focus();
    const heading = preview(page).getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('outline-style', 'solid');
    await first.fill('Antonieta');
    await expect(heading).toContainText('Antonieta');
    await expect(heading).toHaveCSS('outline-style', 'solid');
    await page.getByRole('textbox', { name: 'Título' }).first().focus();
    await expect(heading).toHaveCSS('outline-style', 'none');
  });

  test('by keyboard the preview leads to its fields too', async ({ page }) => {
    await page.goto('/admin/site');
    await expect(preview(page).getByTitle('Tocar para editar').first()).toBeVisible();
    await preview(page).getByRole('heading', { name: 'El lugar que elegimos' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveValue('El lugar que elegimos');
  });
});

test('on a phone, a tap in the draft comes back to the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/site');
  await page.getByRole('button', { name: 'Ver borrador' }).click();
  await preview(page).getByRole('heading', { name: 'Regalo de matrimonio' }).click();
  await expect(page.locator(':focus')).toHaveValue('Regalo de matrimonio');
  await expect(page.locator('iframe')).toBeHidden();
});

test('country, zone and currency are chosen by their names', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/admin/site');
  const [country, zone] = [
    page.getByLabel('País de la boda'),
    page.getByLabel('Hora de qué ciudad'),
  ];
  await expect(country).toHaveValue('Chile');
  await expect(zone).toHaveValue('Santiago, Chile');
  await country.fill('Perú');
  await page.getByRole('button', { name: 'Usar Lima, Perú' }).click();
  await expect(zone).toHaveValue('Lima, Perú');
  await page.getByRole('link', { name: 'Regalos y banco' }).click();
  await page.getByLabel('Moneda').selectOption('Sol peruano (PEN)');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Borrador guardado')).toBeVisible();
  const { content } = (await (await page.request.get('/api/admin/site/wedding')).json()) as {
    content: object;
  };
  expect(content).toMatchObject({ country: 'PE', timeZone: 'America/Lima', currency: 'PEN' });
  await page.reload();
  await page.getByRole('link', { name: 'Portada' }).click();
  await country.fill('Marte');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(country).toHaveAccessibleDescription(/Se espera un país/u);
});

test('names, a photo, a paragraph and a block are changed in twelve taps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/admin/site');
  let count = 0;
  const tap = async (place: Locator) => {
    count += 1;
    await place.click();
  };
  const write = async (text: string) => {
    count += 1;
    await page.locator(':focus').fill(text);
  };
  await expect(preview(page).getByTitle('Tocar para editar').first()).toBeVisible();
  await tap(preview(page).getByRole('heading', { level: 1 }));
  await expect(page.getByLabel('Un nombre', { exact: true })).toBeFocused();
  await write('Antonieta');
  await tap(preview(page).locator('.invitations img').first());
  await tap(page.getByRole('button', { name: /^Cambiar foto/u }).and(page.locator(':focus')));
  await tap(
    page
      .getByRole('button', { name: 'Elegir foto: event-brasas.jpg' })
      .or(page.getByRole('button', { name: 'Elegir foto: event-brasas' }))
      .first(),
  );
  await tap(preview(page).getByText(/^Los Avellanos es la casa/u));
  await write('Los Avellanos es la casa de siempre.');
  await tap(page.getByRole('link', { name: /^Guía: ⛺/u }));
  await tap(preview(page).getByText('Va por cuenta nuestra').first());
  await write('Todo va por cuenta nuestra');
  await tap(page.getByRole('button', { name: 'Publicar' }));
  await expect(page.getByText('Sitio publicado')).toBeVisible();
  expect(count).toBeLessThanOrEqual(12);
  const home = await (await page.request.get('/')).text();
  expect(home).toContain('Antonieta');
  expect(home).toContain('Los Avellanos es la casa de siempre.');
});
