import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../admin-visit.ts';
import { clearGifts, inDatabase, plantAccounts } from './gift-accounts.ts';
import { expect, test } from '../site.ts';
import {
  button,
  toast,
  form,
  field,
  rowOf,
  stored,
  open,
  fill,
  submit,
} from './catalogue-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => {
  await signInAsAdmin(site, page.request);
  inDatabase(site, plantAccounts);
});

const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

test.describe('the catalogue', () => {
  test('shows each gift with its price, whether it is seen, and how often it was given', async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByText('3 visibles · 1 oculto')).toBeVisible();
    const salt = rowOf(page, 'Amanecer en el salar');
    await expect(salt).toContainText('Amanecer en el salar, para recordar siempre.');
    await expect(salt).toContainText('$85.000');
    await expect(salt).toContainText('Visible');
    await expect(rowOf(page, 'Sorpresa guardada')).toContainText('Oculto');
  });

  test('brings together what two of the couple changed at once', async ({ page, site }) => {
    await open(page, 'Editar Amanecer en el salar');
    const { id, description } = (await stored(page.request))[0]!;
    const other = { name: 'Amanecer en el desierto', description, price: 90_000, visible: false };
    const headers = { Origin: site.url };
    await page.request.put(`/api/admin/gifts/${id}`, { data: other, headers });
    await field(page, 'Nombre').fill('Amanecer blanco');
    await field(page, 'Descripción').fill('Sal hasta el horizonte.');
    await submit(page, 'Guardar cambios');
    const reported = form(page).getByRole('alert');
    await expect(reported).toBeFocused();
    await expect(reported).toContainText('Este regalo cambió mientras lo editaban.');
    await expect(reported).toContainText('Oculto');
    await expect(reported).toContainText('$90.000');
    await expect(field(page, 'Precio (CLP)')).toHaveValue('90000');
    await expect(field(page, 'Nombre')).toHaveValue('Amanecer blanco');
    await reported.getByRole('button', { name: /\(Nombre\)/u }).click();
    await expect(field(page, 'Nombre')).toHaveValue('Amanecer en el desierto');
    await submit(page, 'Guardar cambios');
    await expect(form(page)).toBeHidden();
    expect((await stored(page.request)).find((gift) => gift.id === id)).toMatchObject({
      ...other,
      description: 'Sal hasta el horizonte.',
    });
  });

  test('draws a gift where a picture does not load', async ({ page, site }) => {
    await page.request.put(`/api/admin/gifts/${(await stored(page.request))[0]?.id}`, {
      data: {
        name: 'Amanecer en el salar',
        description: 'Sal',
        price: 85_000,
        image_url: '/no-hay-tal-imagen.jpg',
      },
      headers: { Origin: site.url },
    });
    await open(page);
    await expect(rowOf(page, 'Amanecer en el salar').locator('svg')).toBeVisible();
    await expect(rowOf(page, 'Amanecer en el salar').locator('img')).toHaveCount(0);
  });

  test('without gifts says how to begin', async ({ page, site }) => {
    inDatabase(site, clearGifts);
    await open(page);
    await expect(page.getByText('Todavía no hay regalos.')).toBeVisible();
    await button(page, 'Agregar regalo').click();
    await fill(page);
    await submit(page);
    await expect(rowOf(page, 'Clase de telar')).toContainText('$42.500');
  });

  test('that cannot be loaded is tried again', async ({ page }) => {
    await page.goto('/admin/gifts');
    await page.route('**/api/admin/all-gifts', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('tab', { name: 'Catálogo de Regalos' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'No se pudieron cargar los regalos.',
    );
    await page.unroute('**/api/admin/all-gifts');
    await button(page, 'Reintentar').click();
    await expect(rowOf(page, 'Amanecer en el salar')).toBeVisible();
  });
});

test.describe('deleting a gift', () => {
  const question = (page: Page) => page.getByRole('alertdialog');

  test('without purchases asks once', async ({ page }) => {
    await open(page, 'Editar Sorpresa guardada');
    await button(page, 'Eliminar regalo').click();
    await expect(question(page)).toContainText('¿Eliminar «Sorpresa guardada»?');
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Regalo eliminado')).toBeVisible();
    await expect(rowOf(page, 'Sorpresa guardada')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Catálogo de Regalos' })).toBeFocused();
    expect(await stored(page.request)).toHaveLength(3);
  });

  test('with purchases is refused, with the reason', async ({ page }) => {
    await open(page, 'Editar Amanecer en el salar');
    await field(page, 'Nombre').fill('Otro nombre');
    await button(page, 'Eliminar regalo').click();
    await question(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Este regalo ya fue elegido por un invitado')).toBeVisible();
    await expect(question(page)).toContainText('No se eliminó nada.');
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(field(page, 'Nombre')).toHaveValue('Otro nombre');
    expect(await stored(page.request)).toHaveLength(4);
  });
});

test.describe('the dialog', () => {
  test.use(desk);

  test('keeps the keyboard inside, and gives it back', async ({ page }) => {
    await open(page);
    await button(page, 'Editar Cena frente al mar').focus();
    await page.keyboard.press('Enter');
    await expect(form(page)).toHaveAccessibleName('Editar regalo');
    await expect(field(page, 'Nombre')).toBeFocused();
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await form(page).evaluate((dialog) => dialog.contains(document.activeElement));
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(button(page, 'Editar Cena frente al mar')).toBeFocused();
  });
});
