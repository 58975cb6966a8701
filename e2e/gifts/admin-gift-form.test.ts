import { signInAsAdmin } from '../admin-visit.ts';
import { inDatabase, plantAccounts } from './gift-accounts.ts';
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

test.describe('a gift', () => {
  test('needs a name, a description and a price', async ({ page }) => {
    await open(page, 'Agregar regalo');
    await expect(field(page, 'Visible')).toBeChecked();
    await expect(field(page, 'Visible')).toHaveAccessibleDescription(
      '¿Mostrar este regalo en el catálogo público?',
    );
    await submit(page);
    await expect(field(page, 'Nombre')).toBeFocused();
    for (const [name, message] of [
      ['Nombre', 'El nombre es requerido'],
      ['Descripción', 'La descripción es requerida'],
      ['Precio (CLP)', 'El precio debe ser mayor a 0'],
    ] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
    }
    for (const [typed, message] of [
      ['0', 'El precio debe ser mayor a 0'],
      ['-5', 'El precio debe ser mayor a 0'],
      ['85.5', 'Escriban el precio en pesos, sin decimales'],
      ['mil', 'Escriban el precio en pesos, sin decimales'],
    ] as const) {
      await field(page, 'Precio (CLP)').fill(typed);
      await submit(page);
      // Two of these have the same message: what is checked is over before the next is typed.
      await expect(
        form(page).getByRole('button', { name: 'Agregar regalo', exact: true }),
      ).toHaveAttribute('aria-disabled', 'false');
      await expect(field(page, 'Precio (CLP)')).toHaveAccessibleDescription(new RegExp(message));
    }
    await field(page, 'URL de Imagen (opcional)').fill('javascript:alert(1)');
    await submit(page);
    await expect(field(page, 'URL de Imagen (opcional)')).toHaveAccessibleDescription(
      /La imagen debe ser una dirección https/,
    );
    expect(await stored(page.request)).toHaveLength(4);
  });

  test('is added with its price as it is written in Chile', async ({ page }) => {
    await open(page, 'Agregar regalo');
    await fill(page);
    await expect(form(page).getByText('Los invitados verán $42.500')).toBeVisible();
    await submit(page);
    await expect(toast(page, 'Regalo agregado')).toBeVisible();
    await expect(form(page)).toBeHidden();
    await expect(rowOf(page, 'Clase de telar')).toContainText('$42.500');
    expect((await stored(page.request)).at(-1)).toMatchObject({
      name: 'Clase de telar',
      price: 42_500,
      image_url: null,
      visible: true,
    });
    await button(page, 'Agregar regalo').click();
    await expect(field(page, 'Nombre')).toHaveValue('');
  });

  test('is changed and hidden, and what was given bears its new name', async ({ page }) => {
    await open(page, 'Editar Amanecer en el salar');
    await expect(field(page, 'Precio (CLP)')).toHaveValue('85000');
    await field(page, 'Nombre').fill('Atardecer en el salar');
    await field(page, 'Visible').uncheck();
    await submit(page, 'Guardar cambios');
    await expect(toast(page, 'Regalo actualizado')).toBeVisible();
    await expect(rowOf(page, 'Atardecer en el salar')).toContainText('Oculto');
    await expect(page.getByText('2 visibles · 2 ocultos')).toBeVisible();
    await page.getByRole('tab', { name: 'Compras de Invitados' }).click();
    await expect(page.getByText('Atardecer en el salar').first()).toBeVisible();
  });

  test('that cannot be saved stays in the form', async ({ page, context }) => {
    await open(page, 'Agregar regalo');
    await fill(page);
    await context.setOffline(true);
    await submit(page);
    await expect(form(page).getByRole('alert')).toContainText('Sin conexión');
    await context.setOffline(false);
    await page.route('**/api/admin/gifts', (route) => route.fulfill({ status: 500, body: '' }));
    await submit(page);
    await expect(toast(page, 'No se pudo guardar el regalo')).toBeVisible();
    await expect(form(page).getByRole('alert')).toContainText('Lo que escribieron sigue aquí.');
    await expect(field(page, 'Nombre')).toHaveValue('Clase de telar');
    await page.unroute('**/api/admin/gifts');
    await submit(page);
    await expect(rowOf(page, 'Clase de telar')).toBeVisible();
    expect(await stored(page.request)).toHaveLength(5);
  });

  test('is not thrown away by accident', async ({ page }) => {
    await open(page, 'Agregar regalo');
    await fill(page);
    await page.keyboard.press('Escape');
    await expect(form(page).getByText('Tienen cambios sin guardar.')).toBeVisible();
    await button(page, 'Seguir editando').click();
    await expect(field(page, 'Nombre')).toHaveValue('Clase de telar');
    await button(page, 'Cerrar').click();
    await button(page, 'Descartar cambios').click();
    await expect(form(page)).toBeHidden();
  });
});
