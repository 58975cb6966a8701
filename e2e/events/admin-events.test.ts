import type { APIRequestContext } from '@playwright/test';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, type Site, test } from '../site.ts';
import {
  desk,
  mainEvent,
  rowOf,
  form,
  field,
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

const emptyWedding = async (site: Site, request: APIRequestContext) => {
  for (const { id } of await stored(request)) {
    await request.delete(`/api/admin/events/${id}?confirm=true`, { headers: { Origin: site.url } });
  }
};

test.describe('the list', () => {
  test('tells day, name, date, end and place of each event, in order', async ({ page }) => {
    await page.goto('/admin/events');
    const rows = page.getByRole('table', { name: 'Eventos' }).getByRole('row');
    await expect(rows).toHaveCount(1 + 6);
    await expect(rowOf(page, mainEvent).getByRole('cell')).toHaveText([
      'Día 2',
      `${mainEvent}Hoja para la cocina Escribir la guía `,
      '20 de diciembre de 2025 6:00 pm',
      '21 de diciembre de 2025 4:00 am',
      'Alameda de los álamos y granero viejo',
      'EditarEliminar',
    ]);
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['Día', 'Nombre', 'Fecha', 'Término', 'Lugar', 'Acciones'],
    ]);
    await expect(page.getByRole('link', { name: 'Volver al Panel' })).toBeVisible();
  });

  test('without events says how to begin', async ({ page, site }) => {
    await emptyWedding(site, page.request);
    await page.goto('/admin');
    const steps = page.getByRole('region', { name: 'Primeros pasos' });
    await expect(steps.getByRole('listitem').filter({ hasText: 'Listo' })).toContainText([
      'Escribir y publicar el sitio',
      'Traer la lista de invitados',
    ]);
    await steps.getByRole('link', { name: 'Crear los eventos' }).click();
    await expect(
      page.getByText('No events found. Create your first event to get started.'),
    ).toBeVisible();
    await button(page, 'Crear evento').click();
    await fill(page, '2025-12-18T20:00');
    await submit(page);
    await expect(rowOf(page, 'Ensayo')).toContainText('18 de diciembre de 2025 8:00 pm');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Panel' })).toBeVisible();
    await expect(steps).toBeHidden();
  });
});

test.describe('in a browser of another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  const changes = [
    ['2025-04-05T20:00', '5 de abril de 2025 8:00 pm', '2025-04-05T20:00:00-03:00'],
    ['2025-04-06T10:00', '6 de abril de 2025 10:00 am', '2025-04-06T10:00:00-04:00'],
    ['2025-09-06T20:00', '6 de septiembre de 2025 8:00 pm', '2025-09-06T20:00:00-04:00'],
    ['2025-09-07T10:00', '7 de septiembre de 2025 10:00 am', '2025-09-07T10:00:00-03:00'],
  ] as const;
  for (const [typed, shown, timestamp] of changes) {
    test(`${typed} is meant, kept and shown on the wedding’s clock`, async ({ page }) => {
      await openForm(page);
      await fill(page, typed);
      await submit(page);
      await expect(rowOf(page, 'Ensayo')).toContainText(shown);
      expect((await stored(page.request)).find(({ name }) => name === 'Ensayo')?.date).toBe(
        timestamp,
      );
      await page.reload();
      await expect(rowOf(page, 'Ensayo')).toContainText(shown);
      await button(page, 'Editar Ensayo').click();
      await expect(field(page, 'Fecha')).toHaveValue(typed);
    });
  }

  test('an hour that does not exist becomes the next one, and says so', async ({ page }) => {
    await openForm(page);
    await fill(page, '2025-09-07T00:30');
    await submit(page);
    await expect(toast(page, 'quedó el 7 de septiembre de 2025 • 1:30 am')).toBeVisible();
    await expect(rowOf(page, 'Ensayo')).toContainText('7 de septiembre de 2025 1:30 am');
  });

  test('an hour that goes twice stays the one it was when only the name changes', async ({
    page,
    site,
  }) => {
    await create(site, page.request, '2025-04-05T23:30:00-04:00');
    await openForm(page, 'Editar Ensayo');
    await expect(field(page, 'Fecha')).toHaveValue('2025-04-05T23:30');
    await field(page, 'Nombre').fill('Ensayo general');
    await submit(page, 'Guardar cambios');
    await expect(toast(page, 'Event Updated')).toBeVisible();
    expect((await stored(page.request)).find(({ name }) => name === 'Ensayo general')?.date).toBe(
      '2025-04-05T23:30:00-04:00',
    );
  });
});

test.describe('the dialog', () => {
  test.use(desk);

  test('keeps the keyboard inside, and gives it back', async ({ page }) => {
    await page.goto('/admin/events');
    await expect(button(page, 'Crear evento')).toBeEnabled();
    await button(page, 'Crear evento').focus();
    await page.keyboard.press('Enter');
    await expect(form(page)).toHaveAccessibleName('Crear evento');
    await expect(field(page, 'Nombre')).toBeFocused();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await form(page).evaluate((dialog) => dialog.contains(document.activeElement));
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await expect(button(page, 'Crear evento')).toBeFocused();
  });

  test('asks before what was typed is thrown away by accident', async ({ page }) => {
    await openForm(page);
    await field(page, 'Nombre').fill('Ensayo');
    await page.keyboard.press('Escape');
    await expect(form(page).getByText('Tienen cambios sin guardar.')).toBeVisible();
    await button(page, 'Seguir editando').click();
    await expect(field(page, 'Nombre')).toHaveValue('Ensayo');
    await button(page, 'Cerrar').click();
    await button(page, 'Descartar cambios').click();
    await expect(form(page)).toBeHidden();
    await button(page, 'Crear evento').click();
    await expect(field(page, 'Nombre')).toHaveValue('');
  });

  test('is not closed by a tap beside it', async ({ page }) => {
    await openForm(page);
    await page.mouse.click(10, 400);
    await expect(form(page)).toBeVisible();
  });
});
